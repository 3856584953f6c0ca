-- The registry of remotes: which releases there are, and which one visitors get.
create table remotes (
  name text primary key,
  active_version text,
  updated_at timestamptz not null default now()
);

-- A release is immutable: its files lie in the storage under remotes/<name>/<version>/ and never change.
create table remote_releases (
  remote text not null references remotes (name) on delete cascade,
  version text not null,
  release jsonb not null,
  manifest jsonb not null,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (remote, version)
);

alter table remotes
  add constraint remotes_active_release
  foreign key (name, active_version) references remote_releases (remote, version) deferrable initially deferred;
