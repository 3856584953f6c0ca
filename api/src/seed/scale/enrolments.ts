import type { Database } from '../../platform/db/database.ts'
import { indexedAfterwards, prelude } from './sql.ts'

/**
 * Gives everybody who has none two accesses, and lets them take a course of each: of ten, four are finished, four run
 * and two were only looked at.
 */
export const fillEnrolments = (database: Database): Promise<void> =>
  database.script(`${prelude}
    create temp table newcomer on commit drop as
      select id, created_at, row_number() over (order by id) as n from users
      where not exists (select from access_users where access_users.user_id = users.id);
    create temp table granting on commit drop as
      select id, row_number() over (order by id) - 1 as n from accesses
      where not for_societies and exists (select from access_courses where access_id = accesses.id);
    create temp table given on commit drop as
      select distinct newcomer.*, granting.id as access_id from newcomer
      cross join (select count(*) as total from granting) as all_of_them
      cross join lateral (values (newcomer.n % total), ((newcomer.n * 7 + 3) % total)) as chosen (n)
      join granting on granting.n = chosen.n;
    insert into access_users (access_id, user_id, created_at) select access_id, id, created_at from given;

    create temp table live on commit drop as
      select access_courses.access_id, live.id, count(*) over of_access as total,
        row_number() over (partition by access_courses.access_id order by live.id) - 1 as place
      from access_courses join courses as live on live.dev_id = access_courses.course_id and live.retired_at is null
      window of_access as (partition by access_courses.access_id);
    create temp table taken on commit drop as
      select pg_temp.scale_id('participation' || live.id || given.id, 1, at) as id, given.id as user_id,
        live.id as course_id, at, pg_temp.chance('done' || live.id, given.n) as luck
      from (select *, greatest(created_at, current_date - interval '1 day' * (10 + n % 700)) as at from given) as given
      join live on live.access_id = given.access_id and live.place = given.n % live.total;
    ${indexedAfterwards(
      ['participations', 'lecture_progress'],
      `
    insert into participations (id, user_id, course_id, started_at, finished_at)
      select id, user_id, course_id, at, case when luck < 40 then least(at + interval '9 days', current_date) end from taken
      on conflict do nothing;

    create temp table lecture on commit drop as
      select videos.course_id, videos.id, count(*) over (partition by videos.course_id) as total,
        row_number() over (partition by videos.course_id order by chapters.position, videos.position) as place
      from videos join chapters on chapters.id = videos.chapter_id
      where videos.retired_at is null and chapters.retired_at is null and videos.course_id in (select id from live);
    insert into lecture_progress (participation_id, video_id, progress, opened_at, reported_at, done_at)
      select id, video_id, case when done then 1 else 0.3 end, at, at, case when done then at end
      from (
        select taken.id, lecture.id as video_id, place <= reached as done, place <= reached + 1 as opened,
          least(taken.at + interval '9 days' * (place::float8 / total), current_date) as at
        from (select *, case when luck < 40 then 1 else (luck - 40) / 50.0 end as share from taken where luck < 80) as taken
        join lecture on lecture.course_id = taken.course_id
        cross join lateral (select floor(lecture.total * taken.share) as reached) as standing
      ) as reported
      where opened
      on conflict do nothing;`,
    )}
    analyze;`)
