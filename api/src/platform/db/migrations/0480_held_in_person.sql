-- That the leader holds a course in person is stated for each course. It was one statement of the provider for all.
alter table courses add column held_in_person boolean not null default false;
update courses set held_in_person = true where exists (
  select 1 from settings where key = 'provider' and (value ->> 'leaders_in_person')::boolean);
update settings set value = value - 'leaders_in_person' where key = 'provider';
