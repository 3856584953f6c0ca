-- Communities and the societies of salespeople, who leads them, and what their finishes earn.
create extension if not exists pg_trgm;

create table societies (
  id uuid primary key,
  name text not null,
  city text not null default '',
  -- a Verein; otherwise the own society of a salesperson
  is_community boolean not null,
  owner_id uuid references users (id) on delete set null,
  -- a removed society stays for its ledger
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null default ''
);
create unique index societies_own on societies (owner_id) where not is_community and deleted_at is null;
create index societies_owner on societies (owner_id);
create index societies_name on societies (name, id) where deleted_at is null;
create index societies_search on societies using gin (search_text gin_trgm_ops);

alter table users add foreign key (society_id) references societies (id) on delete set null;
create index users_society_created on users (society_id, created_at);
alter table access_societies add foreign key (society_id) references societies (id) on delete cascade;

create table society_admins (
  society_id uuid not null references societies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (society_id, user_id)
);
create index society_admins_user on society_admins (user_id);

-- Money in euro cents.
create table society_levels (
  id uuid primary key,
  -- null: a default level, for societies without levels of their own
  society_id uuid references societies (id) on delete cascade,
  start integer not null check (start > 0),
  income_per_user integer not null check (income_per_user >= 0),
  bonus integer not null check (bonus >= 0),
  constraint society_levels_start unique nulls not distinct (society_id, start)
);

-- How often a referral link was opened; nothing about who opened it.
create table society_visits (
  society_id uuid not null references societies (id) on delete cascade,
  day date not null,
  visits integer not null default 0,
  primary key (society_id, day)
);
