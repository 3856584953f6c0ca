-- Who was invited to an access by mail; until when its page lets people in; and what remains of one that was removed,
-- so that whoever opens an old link is told whom to ask.
alter table accesses add column open_until date;

create table access_invitations (
  id uuid primary key,
  access_id uuid not null references accesses (id) on delete cascade,
  -- normalised: small letters
  email text not null,
  invited_at timestamptz not null default now(),
  unique (access_id, email)
);
create index access_invitations_email on access_invitations (email);

create table removed_accesses (
  id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  removed_at timestamptz not null default now()
);
create index removed_accesses_owner on removed_accesses (owner_id);
