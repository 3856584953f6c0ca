-- The registry as a whole: the release before, rollouts, being switched off, who changed what and why.
-- `revision` grows with every change: who changes something names the one they decided on, so one of two at once is told.
alter table remotes add column previous_version text;
alter table remotes add column disabled_at timestamptz;
alter table remotes add column revision integer not null default 0;
alter table remotes
  add constraint remotes_previous_release
  foreign key (name, previous_version) references remote_releases (remote, version) deferrable initially deferred;

-- Once shown, for one remote only; stored as a hash.
create table deploy_tokens (
  id uuid primary key,
  remote text not null,
  name text not null,
  token_hash bytea not null unique,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index deploy_tokens_remote on deploy_tokens (remote, created_at desc);

alter table remote_releases add column release_integrity text;
alter table remote_releases add column published_by_token uuid references deploy_tokens (id) on delete set null;
-- Good releases that were active before, the latest first, are what rolling back leads to; one that was taken back is not.
alter table remote_releases add column retired_at timestamptz;
alter table remote_releases add column withdrawn_at timestamptz;
create index remote_releases_latest on remote_releases (remote, published_at desc);

-- Running rollouts; one that ended is in the audit trail.
create table remote_rollouts (
  id uuid primary key,
  remote text not null,
  version text not null,
  audience jsonb not null,
  started_at timestamptz not null,
  foreign key (remote, version) references remote_releases (remote, version) on delete cascade
);
create index remote_rollouts_release on remote_rollouts (remote, version);

-- The audit trail; nothing in it is changed. A remote is only a name here: its token can be older than itself.
create table remote_changes (
  id uuid primary key,
  remote text not null,
  at timestamptz not null,
  action text not null,
  version text,
  from_version text,
  audience jsonb,
  reason text not null,
  user_id uuid references users (id) on delete set null,
  token_id uuid references deploy_tokens (id) on delete set null,
  by_platform boolean not null default false
);
create index remote_changes_latest on remote_changes (remote, at desc, id desc);
