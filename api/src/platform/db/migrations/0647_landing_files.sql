-- Files that a landing page offers for downloading. Who may fetch one is decided by the page that names it.
create table landing_files (
  id uuid primary key,
  access_id uuid not null references accesses (id) on delete cascade,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  created_at timestamptz not null
);
create index landing_files_access on landing_files (access_id, created_at);
