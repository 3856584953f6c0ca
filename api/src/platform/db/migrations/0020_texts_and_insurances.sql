-- Every version of a legal text stays: consents name the version somebody agreed to.
alter table legal_texts drop constraint legal_texts_pkey;
alter table legal_texts alter column version drop default;
alter table legal_texts add primary key (type, version);
alter table legal_texts add column updated_by uuid references users (id) on delete set null;

create table faq_entries (
  id uuid primary key,
  position integer not null,
  category text not null default '',
  question text not null,
  answer text not null,
  audience text not null default 'everyone' check (audience in ('everyone', 'members')),
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
create index faq_entries_position on faq_entries (position, id);

alter table insurances add column search_text text not null default '';
update insurances set search_text = lower(name);
create index insurances_order on insurances (important desc, lower(name), id);
