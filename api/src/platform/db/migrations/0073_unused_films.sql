-- Since when nothing refers to a film: no lecture, draft or live, and no publish that could be restored.
alter table media_assets add column unused_since timestamptz;
create index media_assets_unused on media_assets (unused_since) where unused_since is not null;
