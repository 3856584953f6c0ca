import type { Database } from '../../../api/src/platform/db/database.ts'

/**
 * Grants the access to everybody who has none, and lets each take two of the courses: begun, one lecture done. By SQL,
 * as it is done for a hundred thousand people.
 */
export const enrolEverybody = (database: Database, accessId: string): Promise<void> =>
  database.script(`
    create temp table newcomer on commit drop as
      select id, row_number() over (order by id) as n from users
      where not exists (select 1 from access_users where access_users.user_id = users.id);
    create temp table live on commit drop as
      select id, row_number() over (order by id) - 1 as n, count(*) over () as total
      from courses where dev_id is not null;
    insert into access_users (access_id, user_id) select '${accessId}', id from newcomer;
    insert into participations (id, user_id, course_id, started_at, finished_at)
      select gen_random_uuid(), newcomer.id, live.id, now() - interval '30 days', null
      from newcomer join live on live.n in (newcomer.n % live.total, (newcomer.n * 7 + 3) % live.total);
    insert into lecture_progress (participation_id, video_id, progress, opened_at, reported_at, done_at)
      select participations.id, first.id, 1, now() - interval '30 days', now() - interval '29 days', now() - interval '29 days'
      from participations
      join (select distinct on (course_id) course_id, id from videos order by course_id, position, id) as first
        on first.course_id = participations.course_id
      join newcomer on newcomer.id = participations.user_id;
    analyze;`)

/** Adds people up to this many in all, enrolled like the others. */
export const growPeople = async (database: Database, accessId: string, people: number): Promise<void> => {
  await database.script(`
    insert into users (id, email, first_name, last_name, birth_date, city, search_text)
      select gen_random_uuid(), 'person-' || n || '@bench.example', 'Erika', 'Beispiel ' || n, '1980-05-17', 'Kassel',
        'erika beispiel ' || n || ' person-' || n || '@bench.example kassel'
      from generate_series((select count(*) + 1 from users), ${people}) as n;`)
  await enrolEverybody(database, accessId)
}

/** Copies every course, draft and live with all it holds, until there are this many times as many. */
export const growCourses = (database: Database, accessId: string, times: number): Promise<void> =>
  database.script(`
    create temp table course_copy on commit drop as
      select id, n, gen_random_uuid() as copy_id from courses cross join generate_series(2, ${times}) as n;
    create index on course_copy (id, n);
    create temp table chapter_copy on commit drop as
      select chapters.id, n, gen_random_uuid() as copy_id from chapters
      join course_copy on course_copy.id = chapters.course_id;
    create index on chapter_copy (id, n);
    insert into courses select copied.* from courses
      join course_copy as own on own.id = courses.id
      left join course_copy as draft on draft.id = courses.dev_id and draft.n = own.n
      cross join jsonb_populate_record(courses, jsonb_build_object(
        'id', own.copy_id, 'dev_id', draft.copy_id, 'title', title || ' / ' || own.n)) as copied;
    insert into chapters select copied.* from chapters
      join chapter_copy as own on own.id = chapters.id
      join course_copy as course on course.id = chapters.course_id and course.n = own.n
      cross join jsonb_populate_record(chapters, jsonb_build_object('id', own.copy_id,
        'dev_id', case when dev_id is not null then gen_random_uuid() end, 'course_id', course.copy_id)) as copied;
    insert into videos select copied.* from videos
      join course_copy as course on course.id = videos.course_id
      join chapter_copy as chapter on chapter.id = videos.chapter_id and chapter.n = course.n
      cross join jsonb_populate_record(videos, jsonb_build_object('id', gen_random_uuid(),
        'dev_id', case when dev_id is not null then gen_random_uuid() end,
        'course_id', course.copy_id, 'chapter_id', chapter.copy_id)) as copied;
    insert into access_courses (access_id, course_id)
      select '${accessId}', copy_id from course_copy join courses on courses.id = course_copy.copy_id
      where courses.dev_id is null;
    analyze;`)
