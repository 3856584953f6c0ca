-- What was approved is what goes live: while a course waits for its films, the tree as it was when somebody pressed
-- "publish", who that was, and the revision it had.
alter table courses
  add column going_live_by uuid references users (id) on delete set null,
  add column going_live_snapshot jsonb,
  add column going_live_revision integer;
