-- Whether a release loaded for a voter the last time: what it did long ago says nothing of what it does now.
alter table remote_votes add column last_failed boolean not null default false;
update remote_votes set last_failed = true where failures * 2 >= loads;
create index remote_votes_latest on remote_votes (remote, version, last_at desc);
