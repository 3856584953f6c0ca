-- Each time people were reminded of their courses: by whom or by the rule, whom it was for, and who got a mail.
create table reminder_runs (
  id uuid primary key,
  at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  automatic boolean not null default false,
  inactive_days integer not null,
  society_id uuid references societies (id) on delete set null,
  course_id uuid references courses (id) on delete set null,
  sent integer not null
);
create index reminder_runs_at on reminder_runs (at desc, id);

create table reminded_people (
  run_id uuid not null references reminder_runs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (run_id, user_id)
);
create index reminded_people_user on reminded_people (user_id);
