-- Who leads a course is shown with a portrait.
alter table courses add column instructor_image_id uuid;
