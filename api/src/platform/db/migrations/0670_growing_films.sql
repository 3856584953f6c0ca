-- The smallest size of a film while it is made: what can be watched of it already (decision 0670).
alter table media_assets add column growing jsonb;
