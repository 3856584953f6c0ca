-- Mails that an admin does not want to be sent.
create table templates_off (
  key text primary key,
  updated_at timestamptz not null,
  updated_by uuid references users (id) on delete set null
);
create index templates_off_by on templates_off (updated_by);
