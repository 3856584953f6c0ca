-- A payment may come back for a fault of the file or of the sender; then its account need not be mended.
alter table payout_requests add column account_blameless boolean not null default false;
