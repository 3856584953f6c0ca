-- Codes sent by mail. One row for each purpose and address: a new code replaces the one before.
create table codes (
  purpose text not null check (purpose in ('registration', 'email', 'password', 'deletion')),
  email text not null,
  user_id uuid references users (id) on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (purpose, email)
);
create index codes_user on codes (user_id);
create index codes_expires on codes (expires_at);

-- What somebody agreed to: which text in which version, when.
create table consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('terms-of-use', 'privacy', 'marketing')),
  text_version integer,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id, kind);

-- How often something was tried lately, per address and per e-mail; shared by all processes.
create table attempts (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index attempts_resets on attempts (resets_at);
