-- What a course counts as for a health insurance: facts its creator enters, never the number of lectures or the length
-- of films. Null where they were not entered. The bounds are those of the contract.
alter table courses
  add column units_offered integer check (units_offered between 1 and 200),
  add column unit_minutes integer check (unit_minutes between 1 and 600);

-- A duration that was written as „8-mal 45 Minuten“ says just that; it becomes the facts, so that it is said once.
update courses set
  units_offered = (regexp_match(time_alternative_text, '^(\d{1,2})-mal (\d{1,3}) Minuten$'))[1]::integer,
  unit_minutes = (regexp_match(time_alternative_text, '^(\d{1,2})-mal (\d{1,3}) Minuten$'))[2]::integer,
  time_alternative_text = ''
where time_alternative_text ~ '^[1-9]\d?-mal ([1-9]\d?|[1-5]\d\d|600) Minuten$';
