-- How many there are of what lists count, so that a list of a hundred thousand does not count them each time. A tally is
-- the sum of its rows: a change adds a row and never waits for another, a job adds them up now and then.
create table tallies (
  -- people · access_users, access_societies: of an access · learning, learned: people in a live course
  what text not null,
  -- of which access or course; all zero where there is only one tally
  id uuid not null,
  n integer not null
);
create index tallies_what on tallies (what, id) include (n);

create function tally_people() returns trigger language plpgsql as $$
begin
  insert into tallies (what, id, n)
    select 'people', '00000000-0000-0000-0000-000000000000', case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed having count(*) > 0;
  return null;
end $$;
create trigger users_added after insert on users
  referencing new table as changed for each statement execute function tally_people();
create trigger users_removed after delete on users
  referencing old table as changed for each statement execute function tally_people();

create function tally_access() returns trigger language plpgsql as $$
begin
  insert into tallies (what, id, n)
    select tg_table_name, access_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by access_id;
  return null;
end $$;
create trigger access_users_added after insert on access_users
  referencing new table as changed for each statement execute function tally_access();
create trigger access_users_removed after delete on access_users
  referencing old table as changed for each statement execute function tally_access();
create trigger access_societies_added after insert on access_societies
  referencing new table as changed for each statement execute function tally_access();
create trigger access_societies_removed after delete on access_societies
  referencing old table as changed for each statement execute function tally_access();

-- Who has finished a course has finished their first participation in it: a second begins only after it. So each person
-- is counted once.
create function tally_learning() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tallies (what, id, n)
      select case when finished_at is null then 'learning' else 'learned' end as what, course_id, count(*)
      from added where finished_at is null or number = 1 group by what, course_id;
  elsif tg_op = 'DELETE' then
    insert into tallies (what, id, n)
      select case when finished_at is null then 'learning' else 'learned' end as what, course_id, -count(*)
      from removed where finished_at is null or number = 1 group by what, course_id;
  else
    insert into tallies (what, id, n)
      select what, course_id, sum(n) from (
        select case when finished_at is null then 'learning' else 'learned' end as what, course_id, 1 as n
        from added where finished_at is null or number = 1
        union all
        select case when finished_at is null then 'learning' else 'learned' end, course_id, -1
        from removed where finished_at is null or number = 1) as moved
      group by what, course_id having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger participations_added after insert on participations
  referencing new table as added for each statement execute function tally_learning();
create trigger participations_changed after update on participations
  referencing old table as removed new table as added for each statement execute function tally_learning();
create trigger participations_removed after delete on participations
  referencing old table as removed for each statement execute function tally_learning();

insert into tallies (what, id, n)
  select 'people', '00000000-0000-0000-0000-000000000000', count(*) from users having count(*) > 0
  union all
  select 'access_users', access_id, count(*) from access_users group by access_id
  union all
  select 'access_societies', access_id, count(*) from access_societies group by access_id
  union all
  select 'learning', course_id, count(*) from participations where finished_at is null group by course_id
  union all
  select 'learned', course_id, count(*) from participations where finished_at is not null and number = 1
  group by course_id;

-- The few who run the platform, by name.
create index users_team on users (last_name, first_name, id) where is_admin or is_course_creator;

-- Everybody's drafts, last changed first.
create index courses_drafts on courses (updated_at desc, id) where dev_id is null and retired_at is null;
