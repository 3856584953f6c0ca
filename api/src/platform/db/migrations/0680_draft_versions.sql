-- Drafts as they stood between two publishes: at the end of a time somebody worked on them, and before one was replaced.
create table draft_versions (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  kept_at timestamptz not null,
  -- when it was last changed, and by whom
  made_at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  revision integer not null,
  snapshot jsonb not null,
  unique (course_id, revision)
);
create index draft_versions_newest on draft_versions (course_id, made_at desc, id desc);
create index draft_versions_kept on draft_versions (kept_at);
create index draft_versions_made_by on draft_versions (made_by);
