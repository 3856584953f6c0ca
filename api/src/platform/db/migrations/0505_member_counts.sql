-- How many courses somebody began and finished stands with the person, so that a list of a hundred thousand is sorted by
-- it without counting them.
alter table users
  add column courses_begun integer not null default 0,
  add column courses_finished integer not null default 0;

create function count_courses() returns trigger language plpgsql as $$
begin
  update users set
    courses_begun = courses_begun + case tg_op when 'INSERT' then n else -n end,
    courses_finished = courses_finished + case tg_op when 'INSERT' then done else -done end
  from (select user_id, count(*) as n, count(finished_at) as done from changed group by user_id) as of_person
  where users.id = of_person.user_id;
  return null;
end $$;
create trigger participations_counted after insert on participations
  referencing new table as changed for each statement execute function count_courses();
create trigger participations_uncounted after delete on participations
  referencing old table as changed for each statement execute function count_courses();

-- Finished, begun anew, or passed to another account.
create function recount_courses() returns trigger language plpgsql as $$
begin
  update users set
    courses_begun = courses_begun + of_person.n,
    courses_finished = courses_finished + of_person.done
  from (
    select user_id, sum(n) as n, sum(done) as done from (
      select user_id, 1 as n, case when finished_at is null then 0 else 1 end as done from after_it
      union all
      select user_id, -1, case when finished_at is null then 0 else -1 end from before_it) as differences
    group by user_id having sum(n) <> 0 or sum(done) <> 0) as of_person
  where users.id = of_person.user_id;
  return null;
end $$;
create trigger participations_recounted after update on participations
  referencing old table as before_it new table as after_it for each statement execute function recount_courses();

update users set courses_begun = n, courses_finished = done
from (select user_id, count(*) as n, count(finished_at) as done from participations group by user_id) as of_person
where users.id = of_person.user_id;

create index users_seen on users (last_seen_at nulls first, id);
create index users_away on users ((coalesce(last_seen_at, created_at)));
create index users_courses on users (courses_begun, id);
create index users_must_change on users (id) where must_change_password;
