-- Codes of an access: each for a place or a group, with a limit and an end of its own.
create table access_codes (
  id uuid primary key,
  access_id uuid not null references accesses (id) on delete cascade,
  code text not null unique,
  label text not null,
  -- null: as many as want to
  max_uses integer check (max_uses > 0),
  -- the last day; null: as long as the access
  open_until date,
  closed_at timestamptz,
  created_at timestamptz not null
);
create index access_codes_of on access_codes (access_id, created_at desc, id desc);
create index access_users_by_code on access_users (access_id, code);

-- Whether the page of an access lets in only who has one of its codes.
alter table accesses add column needs_code boolean not null default false;
