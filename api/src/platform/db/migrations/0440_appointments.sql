-- Live appointments of a course. The revision is what a change is based on, and what calendars tell a change by.
create table appointments (
  id uuid primary key,
  -- the live copy
  course_id uuid not null references courses (id) on delete cascade,
  title text not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 600),
  link text,
  cancelled boolean not null default false,
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index appointments_course on appointments (course_id, starts_at, id);
