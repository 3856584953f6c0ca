-- Mails as they were queued. A mail that was sent keeps only to whom and what about; the content, which may hold a
-- code, goes.
create table mails (
  id uuid primary key,
  to_address text not null,
  template_key text,
  subject text not null,
  html text not null,
  text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  tries integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index mails_created on mails (created_at desc, id);
create index mails_to on mails (lower(to_address));

-- Only what an admin worded differently; everything else is as delivered.
create table templates (
  key text primary key,
  subject text not null,
  body text not null,
  version integer not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id) on delete set null
);
