-- Which chapter or lecture of a draft a record of the external database became, so that a repeated import knows it again.
-- The part itself may be gone: what was removed here does not come back.
create table imported_parts (
  course_id uuid not null references courses (id) on delete cascade,
  kind text not null check (kind in ('chapter', 'lecture')),
  -- of the record
  number bigint not null,
  -- the draft's id
  part_id uuid not null,
  primary key (course_id, kind, number)
);
