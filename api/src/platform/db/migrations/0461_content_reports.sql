-- Content that somebody reported, as it was said, what stood there then, and what was decided. The number is what the
-- receipt names.
create table content_reports (
  id uuid primary key,
  number text not null unique,
  received_at timestamptz not null,
  path text not null,
  reason text not null,
  explanation text not null,
  name text not null default '',
  email text not null default '',
  kind text not null check (kind in ('post', 'lecture', 'course', 'access', 'page')),
  content_id uuid,
  title text not null default '',
  content text not null default '',
  author_id uuid references users (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'kept', 'restricted', 'removed')),
  ground text check (ground in ('law', 'terms')),
  rule text not null default '',
  decision text not null default '',
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  search_text text not null
);
create index content_reports_open on content_reports (received_at, id) where state = 'open';
create index content_reports_decided on content_reports (decided_at desc, id desc) where state <> 'open';
create index content_reports_email on content_reports (lower(email));
create index content_reports_author on content_reports (author_id);
create index content_reports_decided_by on content_reports (decided_by);
