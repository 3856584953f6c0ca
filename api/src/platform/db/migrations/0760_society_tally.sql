-- How many societies there are, merged and deleted ones aside, is tallied as people are: their list does not count them
-- each time.
create function tally_societies() returns trigger language plpgsql as $$
declare
  n integer := 0;
begin
  if tg_op <> 'DELETE' then
    n := n + (select count(*) from added where deleted_at is null);
  end if;
  if tg_op <> 'INSERT' then
    n := n - (select count(*) from removed where deleted_at is null);
  end if;
  if n <> 0 then
    insert into tallies (what, id, n) values ('societies', '00000000-0000-0000-0000-000000000000', n);
  end if;
  return null;
end $$;
create trigger societies_added after insert on societies
  referencing new table as added for each statement execute function tally_societies();
create trigger societies_changed after update on societies
  referencing old table as removed new table as added for each statement execute function tally_societies();
create trigger societies_removed after delete on societies
  referencing old table as removed for each statement execute function tally_societies();

insert into tallies (what, id, n)
  select 'societies', '00000000-0000-0000-0000-000000000000', count(*) from societies where deleted_at is null
  having count(*) > 0;

-- The first year in which anything was booked, of which each list of societies tells.
create index ledger_accounts_year on ledger_accounts (year);
