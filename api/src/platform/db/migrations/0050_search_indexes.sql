-- Lists are searched by parts of words, however many people, courses and accesses there are.
create index users_search on users using gin (search_text gin_trgm_ops);
create index courses_search on courses using gin (search_text gin_trgm_ops);
create index accesses_search on accesses using gin (search_text gin_trgm_ops);

-- Creators see with each course how many learn it and how many have finished; read from the index alone.
create index participations_course_state on participations (course_id, finished_at, user_id);
drop index participations_course;
