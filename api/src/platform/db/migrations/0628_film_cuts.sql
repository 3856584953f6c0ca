-- Which part of its film a lecture shows: {film_id, from, to}, seconds of that film. Null for all of it; a cut of another
-- film than the one that is shown does not count.
alter table videos add column film_cut jsonb;
