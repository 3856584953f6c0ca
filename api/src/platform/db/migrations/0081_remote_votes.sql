-- How releases fare: one row for each voter and release, however often they load it. A voter is the keyed hash of a
-- person, or of the network an anonymous visitor comes from; nobody can be read out of it.
create table remote_votes (
  remote text not null,
  version text not null,
  voter text not null,
  person boolean not null,
  loads integer not null,
  failures integer not null,
  last_failure text,
  last_ms integer,
  last_at timestamptz not null,
  primary key (remote, version, voter),
  foreign key (remote, version) references remote_releases (remote, version) on delete cascade
);
create index remote_votes_age on remote_votes (last_at);
