-- The landing page of an access as its author works on it, apart from what is public.
create table landing_drafts (
  access_id uuid primary key references accesses (id) on delete cascade,
  page jsonb not null,
  image_id uuid references images (id) on delete set null,
  edited_at timestamptz not null,
  edited_by uuid references users (id) on delete set null
);

-- Every publish of it, to be looked at and taken back.
create table landing_publications (
  id uuid primary key,
  access_id uuid not null references accesses (id) on delete cascade,
  number integer not null,
  page jsonb not null,
  image_id uuid references images (id) on delete set null,
  published_at timestamptz not null,
  published_by uuid references users (id) on delete set null,
  unique (access_id, number)
);

-- How often the page of an access was opened, by the code in its address; nothing about who opened it.
create table access_visits (
  access_id uuid not null references accesses (id) on delete cascade,
  code text not null default '',
  day date not null,
  visits integer not null default 0,
  primary key (access_id, code, day)
);

-- The code somebody came with.
alter table access_users add column code text not null default '';
