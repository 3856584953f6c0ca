-- Who makes a course besides its owner. Named by the draft; its live copy and its versions have the same people.
create table course_authors (
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (course_id, user_id)
);
create index course_authors_user on course_authors (user_id);
