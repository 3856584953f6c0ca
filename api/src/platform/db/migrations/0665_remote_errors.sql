-- What went wrong in the browsers of those who got a release: equal errors once, with how often.
create table remote_errors (
  id uuid primary key,
  remote text not null,
  version text not null,
  kind text not null check (kind in ('error', 'rejection', 'render', 'load', 'policy')),
  message text not null,
  stack text not null,
  path text not null,
  times integer not null,
  -- browser with its major version → how often
  browsers jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- how many of them the team was told of
  told integer not null default 0,
  foreign key (remote, version) references remote_releases (remote, version) on delete cascade,
  unique (remote, version, kind, message)
);
create index remote_errors_latest on remote_errors (remote, last_at desc, id desc);
create index remote_errors_kept on remote_errors (last_at);

-- Where the team of a remote is told of them.
create table remote_webhooks (
  remote text primary key references remotes (name) on delete cascade,
  address text not null,
  -- when a message last arrived
  told_at timestamptz,
  -- messages in a row that did not arrive
  failures integer not null default 0
);
