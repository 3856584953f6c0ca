-- Everybody's accesses, the newest first: a page of them is read instead of all.
create index accesses_by_time on accesses (created_at desc, id);
