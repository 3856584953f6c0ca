create table images (
  id uuid primary key,
  owner_id uuid references users (id) on delete set null,
  state text not null check (state in ('processing', 'ready', 'failed')),
  content_type text not null,
  width integer,
  height integer,
  aspect_ratio text,
  created_at timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table legal_texts (
  type text primary key check (type in ('imprint', 'privacy', 'terms-of-use')),
  title text not null,
  content text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table ui_texts (
  key text primary key,
  content text not null,
  updated_at timestamptz not null default now()
);
