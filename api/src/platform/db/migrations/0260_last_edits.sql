-- Who edited what last, so that two people at one form learn of each other, and a list says who was last at a course.
-- A draft's own fields, its chapters and its lectures are edited apart; a lecture's text or quiz apart from its fields.
alter table courses
  add column edited_by uuid references users (id) on delete set null,
  add column edited_at timestamptz,
  -- of the whole tree: whoever changed anything in it
  add column changed_by uuid references users (id) on delete set null;
alter table chapters
  add column edited_by uuid references users (id) on delete set null,
  add column edited_at timestamptz;
alter table videos
  add column edited_by uuid references users (id) on delete set null,
  add column edited_at timestamptz,
  add column content_edited_by uuid references users (id) on delete set null,
  add column content_edited_at timestamptz;
