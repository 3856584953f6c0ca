-- Days on which a learner pauses a course, the first and the last one; no reason is kept. One that is ended early has
-- its last day moved, so that the row says how long it really was.
create table course_pauses (
  participation_id uuid not null references participations (id) on delete cascade,
  from_day date not null,
  until_day date not null,
  created_at timestamptz not null default now(),
  primary key (participation_id, from_day),
  check (until_day >= from_day)
);
