-- A legal text that is being written: one for each page, seen by admins alone until it is published.
create table legal_drafts (
  type text primary key,
  title text not null,
  content text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id) on delete set null
);
