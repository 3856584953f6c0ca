-- Addresses that stand in lectures and lead out of the platform, and whether somebody is at home there.
create table checked_links (
  address text primary key,
  -- when a text with it was last saved or published
  wanted_at timestamptz not null,
  -- null: not asked yet
  checked_at timestamptz,
  -- gone: the server says so, or there is none; unreachable: not an answer, as often as `failures` says
  answer text check (answer in ('there', 'gone', 'unreachable')),
  failures integer not null default 0
);
create index checked_links_due on checked_links (checked_at nulls first);
create index checked_links_wanted on checked_links (wanted_at);
