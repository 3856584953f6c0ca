-- The number a community has in the external database it is synchronised from.
alter table societies add column ninox_number bigint unique;
