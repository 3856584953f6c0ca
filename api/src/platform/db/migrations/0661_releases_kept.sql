-- Since when the platform no longer takes a release back by itself, as somebody decided so.
alter table remote_releases add column kept_at timestamptz;
