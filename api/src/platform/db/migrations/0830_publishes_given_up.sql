-- The bell also tells of a publish that waited for a film and was given up: the course; null for an upload.
alter table upload_notifications add column course_id uuid;
