-- Warnings before a certification ends: each goes out once for a last day, whoever runs the job and however often.
-- The course is the draft; the last day is that of its live copy.
create table certification_warnings (
  course_id uuid not null references courses (id) on delete cascade,
  certified_until date not null,
  days smallint not null,
  sent_at timestamptz not null,
  primary key (course_id, certified_until, days)
);

-- Finds what runs out without reading every course.
create index courses_certified_until on courses (certified_until)
  where dev_id is not null and retired_at is null and certified_until is not null;

-- What proves the qualification of whoever leads a course (the draft): for its creator and admins alone.
create table qualification_proofs (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  valid_until date,
  uploaded_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index qualification_proofs_course on qualification_proofs (course_id);
create index qualification_proofs_uploaded_by on qualification_proofs (uploaded_by);
