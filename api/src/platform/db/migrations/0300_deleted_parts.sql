-- Chapters and lectures that were deleted from a draft, as they were, so that deleting can be taken back.
create table deleted_parts (
  -- of the chapter or lecture
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  -- of a lecture: where it stood; no reference, the chapter may be deleted as well
  chapter_id uuid,
  -- its place among its neighbours, from 0
  place integer not null,
  -- the rows of the tables chapters, videos and captions
  content jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_parts_course on deleted_parts (course_id);
create index deleted_parts_deleted on deleted_parts (deleted_at);
