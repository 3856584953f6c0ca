-- What a live course holds changes with a publish, and with the facts of its films. Its version comes from a sequence, so
-- that none ever comes again: a process may keep what it has read of a course for as long as the version is the same.
create sequence outline_versions;
alter table courses add column outline_version bigint not null default nextval('outline_versions');

create function renew_outline_version() returns trigger language plpgsql as $$
begin
  new.outline_version := nextval('outline_versions');
  return new;
end $$;
create trigger courses_outline before update on courses
  for each row when (new.dev_id is not null) execute function renew_outline_version();

-- Touching the course renews its version, by the trigger above.
create function renew_outlines_of_parts() returns trigger language plpgsql as $$
begin
  update courses set outline_version = default
    where dev_id is not null and id in (select course_id from changed);
  return null;
end $$;
create trigger chapters_added after insert on chapters
  referencing new table as changed for each statement execute function renew_outlines_of_parts();
create trigger chapters_changed after update on chapters
  referencing new table as changed for each statement execute function renew_outlines_of_parts();
create trigger chapters_removed after delete on chapters
  referencing old table as changed for each statement execute function renew_outlines_of_parts();
create trigger videos_added after insert on videos
  referencing new table as changed for each statement execute function renew_outlines_of_parts();
create trigger videos_changed after update on videos
  referencing new table as changed for each statement execute function renew_outlines_of_parts();
create trigger videos_removed after delete on videos
  referencing old table as changed for each statement execute function renew_outlines_of_parts();

create function renew_outlines_of_film() returns trigger language plpgsql as $$
begin
  update courses set outline_version = default
    where dev_id is not null and id in (select course_id from videos where asset_id = new.id);
  return null;
end $$;
create trigger media_assets_outline after update on media_assets for each row
  when (old.duration_seconds is distinct from new.duration_seconds
    or old.thumbnail_image_id is distinct from new.thumbnail_image_id)
  execute function renew_outlines_of_film();
