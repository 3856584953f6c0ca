-- By what an upload is known when the same file comes again, how much of it has arrived, and when it last moved: what
-- stands still keeps only the bytes that are there from its creator's quota.
alter table media_assets add column fingerprint text not null default '';
alter table media_assets add column received_bytes bigint not null default 0;
alter table media_assets add column active_at timestamptz not null default now();

-- A draft's film stays until the one that takes its place is ready; the one it had before can be taken back.
alter table videos add column pending_asset_id uuid references media_assets (id) on delete set null;
alter table videos add column former_asset_id uuid references media_assets (id) on delete set null;
create index videos_pending_asset on videos (pending_asset_id) where pending_asset_id is not null;
create index videos_former_asset on videos (former_asset_id) where former_asset_id is not null;
