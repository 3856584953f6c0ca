-- People, their sessions and the codes they confirm things with.
create table insurances (
  id uuid primary key,
  name text not null,
  active boolean not null default true,
  iban_required boolean not null default false,
  important boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index insurances_name on insurances (lower(name));

create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  must_change_password boolean not null default false,
  is_admin boolean not null default false,
  is_course_creator boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  street text not null default '',
  zip text not null default '',
  city text not null default '',
  birth_date date,
  insurance_id uuid references insurances (id),
  -- encrypted with the key from outside the database
  insurance_number_encrypted bytea,
  iban_encrypted bytea,
  signature_encrypted bytea,
  parent_name text not null default '',
  parent_birth_date date,
  image_id uuid,
  society_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz,
  -- what search looks in: lower case without accents (searchText of the domain library)
  search_text text not null default ''
);
create unique index users_email on users (lower(email));
create index users_society on users (society_id);
create index users_name on users (last_name, first_name, id);

create table sessions (
  id_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expires on sessions (expires_at);
