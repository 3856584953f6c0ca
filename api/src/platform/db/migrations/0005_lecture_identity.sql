-- A chapter or lecture of a live copy is known by the draft's id from one publish to the next, also after the draft
-- row is gone: restoring a former publish brings the draft back under the same id.
alter table chapters drop constraint if exists chapters_dev_id_fkey;
alter table videos drop constraint if exists videos_dev_id_fkey;

-- What a person is learning, newest participation first.
create index if not exists participations_user on participations (user_id, course_id, number desc);
