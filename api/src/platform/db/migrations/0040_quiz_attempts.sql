-- Attempts at quizzes. The snapshot holds the questions as they were, with what is right: it never leaves the server whole.
create table quiz_attempts (
  id uuid primary key,
  participation_id uuid not null references participations (id) on delete cascade,
  -- the live copy, which keeps its id from publish to publish
  video_id uuid not null,
  number integer not null,
  snapshot jsonb not null,
  -- question id -> { answer, marked }
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  submitted_at timestamptz,
  correct integer,
  passed boolean,
  unique (participation_id, video_id, number)
);
-- One attempt runs at a time, whatever is pressed twice at once.
create unique index quiz_attempts_running on quiz_attempts (participation_id, video_id) where submitted_at is null;
