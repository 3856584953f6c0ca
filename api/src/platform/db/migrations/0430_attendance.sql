-- How much of a course a finished participation attended: so many of so many, as they were counted when it was finished
-- before every lecture was done. Null where all of it was, as in every one finished so far.
alter table participations
  add column attended integer,
  add column attended_of integer,
  add constraint participations_attended check (
    (attended is null and attended_of is null)
    or (finished_at is not null and attended >= 0 and attended <= attended_of)
  );
