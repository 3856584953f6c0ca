-- Who has which part of a draft open right now, a row a tab. Rows are seconds old; what is older than a minute is removed.
create table editor_seats (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- A chapter or a lecture; the course itself for what is said of it as a whole.
  part_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null
);
create index editor_seats_course on editor_seats (course_id);
create index editor_seats_seen on editor_seats (seen_at);
