-- What an attempt earned, and how much of each answer was right: question id -> 0 to 1, without surveys. Attempts of
-- before have one point a right answer, and no shares.
alter table quiz_attempts add column points double precision;
alter table quiz_attempts add column shares jsonb;
update quiz_attempts set points = correct where correct is not null;
-- How hard a question is, is reckoned from the first attempts at its quiz.
create index quiz_attempts_first on quiz_attempts (video_id) where number = 1 and submitted_at is not null;
