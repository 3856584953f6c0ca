-- The secret address of somebody's calendar: found by its hash, and kept encrypted so that the person can see it again.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  token_encrypted bytea not null,
  created_at timestamptz not null,
  read_at timestamptz
);
