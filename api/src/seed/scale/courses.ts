import { inTransaction, type Context, type Services } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CourseContent } from '../scenarios/course-content.types.ts'
import { addCourse, publishCourse } from '../scenarios/courses.ts'
import { prelude } from './sql.ts'

/** So many courses go together: one creator builds them, one access grants them. */
const COURSES_PER_ACCESS = 4

/** Courses, published, as templates for all others; once. The first creator there is owns them. */
export const addTemplates = (services: Services, templates: readonly CourseContent[]): Promise<void> =>
  inTransaction(services, async (context) => {
    const owner_id = await firstCreator(context)
    const courses = await context.db
      .selectFrom('courses')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    if (courses.n > 0) return
    for (const { fields, chapters } of templates) {
      const content = { fields: { ...fields, minors_only: false }, chapters }
      await publishCourse(context, await addCourse(context, content, { owner_id }))
    }
  })

const firstCreator = async ({ db }: Context): Promise<string> => {
  const creator = await db
    .selectFrom('users')
    .select('id')
    .where('is_course_creator', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  if (!creator) throw new Error('there is nobody who builds courses')
  return creator.id
}

/**
 * Copies the newest courses, as many as there are templates, draft and live with all they hold, until there are so many; the creators own them in turn, and each
 * four come with an access that grants them.
 */
export const fillCourses = (
  database: Database,
  { courses, templates }: { courses: number; templates: number },
): Promise<void> =>
  database.script(`${prelude}
    create temp table template on commit drop as
      select draft.id as draft_id, live.id as live_id, draft.title,
        row_number() over (order by draft.id desc) - 1 as n, least(count(*) over (), ${templates}) as total
      from courses as draft join courses as live on live.dev_id = draft.id
      where draft.retired_at is null and live.retired_at is null
      order by draft.id desc limit ${templates};
    create temp table creator on commit drop as
      select id, row_number() over (order by id) - 1 as n, count(*) over () as total from users where is_course_creator;

    create temp table course_copy on commit drop as
      select part.original_id, part.what, copy.n, copy.title, creator.id as owner_id,
        pg_temp.scale_id(part.what, copy.n, current_date - interval '2 years') as copy_id,
        case when part.what = 'live' then pg_temp.scale_id('draft', copy.n, current_date - interval '2 years') end as dev_id
      from (
        select place as n, template.draft_id, template.live_id, template.title || ' ' || place as title
        from generate_series((select count(*) + 1 from courses where dev_id is null), ${courses}) as place
        join template on template.n = place % template.total
      ) as copy
      join creator on creator.n = copy.n / ${COURSES_PER_ACCESS} % creator.total
      cross join lateral (values ('draft', copy.draft_id), ('live', copy.live_id)) as part (what, original_id);
    create index on course_copy (original_id);
    create temp table chapter_copy on commit drop as
      select chapters.id as original_id, course_copy.n, course_copy.copy_id as course_id,
        pg_temp.scale_id('chapter' || chapters.id, course_copy.n, current_date - interval '2 years') as copy_id,
        case when chapters.dev_id is not null
          then pg_temp.scale_id('chapter' || chapters.dev_id, course_copy.n, current_date - interval '2 years') end as dev_id
      from chapters join course_copy on course_copy.original_id = chapters.course_id;
    create index on chapter_copy (original_id);

    insert into courses select copied.* from course_copy
      join courses on courses.id = course_copy.original_id
      cross join jsonb_populate_record(courses, jsonb_build_object(
        'id', course_copy.copy_id, 'dev_id', course_copy.dev_id, 'owner_id', course_copy.owner_id,
        'title', course_copy.title, 'search_text', courses.search_text || ' ' || course_copy.n,
        'updated_at', (current_date - interval '1 hour' * course_copy.n)::timestamptz)) as copied
      order by course_copy.what;
    insert into chapters select copied.* from chapter_copy
      join chapters on chapters.id = chapter_copy.original_id
      cross join jsonb_populate_record(chapters, jsonb_build_object(
        'id', chapter_copy.copy_id, 'dev_id', chapter_copy.dev_id, 'course_id', chapter_copy.course_id)) as copied;
    insert into videos select copied.* from videos
      join chapter_copy on chapter_copy.original_id = videos.chapter_id
      cross join jsonb_populate_record(videos, jsonb_build_object(
        'id', pg_temp.scale_id('video' || videos.id, chapter_copy.n, current_date - interval '2 years'),
        'dev_id', case when videos.dev_id is not null
          then pg_temp.scale_id('video' || videos.dev_id, chapter_copy.n, current_date - interval '2 years') end,
        'course_id', chapter_copy.course_id, 'chapter_id', chapter_copy.copy_id)) as copied;

    create temp table granted on commit drop as
      select id, owner_id, dense_rank() over (order by owner_id, place / ${COURSES_PER_ACCESS}) as n
      from (
        select id, owner_id, row_number() over (partition by owner_id order by id) - 1 as place
        from courses where dev_id is null and retired_at is null
          and not exists (select from access_courses where course_id = courses.id)) as free;
    insert into accesses (id, owner_id, name, search_text, created_at)
      select pg_temp.scale_id('access', taken + n, current_date - interval '2 years'), (array_agg(owner_id))[1],
        'Kurse ' || taken + n, 'kurse ' || taken + n, current_date - interval '1 hour' * (taken + n)
      from granted, (select count(*) as taken from accesses) as before group by n, taken;
    insert into access_courses (access_id, course_id)
      select pg_temp.scale_id('access', before.taken + granted.n, current_date - interval '2 years'), granted.id
      from granted, (
        select count(*) - (select count(distinct n) from granted) as taken from accesses) as before;
    analyze courses; analyze chapters; analyze videos; analyze accesses; analyze access_courses;`)
