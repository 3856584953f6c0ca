-- What somebody pays who takes part through this access, where it is not the price of the course (certificate: fee paid).
alter table accesses add column fee_cents integer check (fee_cents >= 0);
