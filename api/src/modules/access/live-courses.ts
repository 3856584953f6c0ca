import { sql } from 'kysely'
import { publicFields, type Access } from '@kursportal/shared/contract'
import { berlinDay, isCertified, mayBegin } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { shownSecondsOf } from '../../platform/db/shown-seconds.ts'
import { isPersonUnderAge } from '../people/under-age.ts'
import { coursesWithdrawnBy } from '../learning/withdrawn-courses.ts'

type AccessCourse = Access['courses'][number]

/**
 * The live courses an access grants, with what its public page says of them.
 * @param userId who asks, for whether a course is for their age, and one they withdrew from; null while nobody is logged in
 */
export const liveCourses = async (
  context: Context,
  accessId: string,
  userId: string | null,
): Promise<AccessCourse[]> => {
  const isForThem =
    userId === null ? sql`true` : sql`(not course.minors_only or ${isPersonUnderAge(context, userId)})`
  const isWithdrawn = userId === null ? sql`false` : sql`course.dev_id in ${coursesWithdrawnBy(userId)}`
  const { rows } = await sql<
    Omit<AccessCourse, 'can_begin' | 'certified'> & { certification_number: string | null }
  >`
    select course.id, course.certification_number, ${sql.join(publicFields.map((name) => sql.ref(`course.${name}`)))}, ${isForThem} as for_you,
      ${isWithdrawn} as withdrawn, coalesce(tree.chapters, '[]') as chapters, coalesce(tree.duration_seconds, 0) as duration_seconds
    from access_courses
    join courses as course on course.dev_id = access_courses.course_id and course.retired_at is null
    left join lateral (
      select sum(part.duration_seconds) as duration_seconds,
        json_agg(json_build_object('title', part.title, 'lectures', part.lectures) order by part.position) as chapters
      from (
        select chapter.title, chapter.position, count(video.id) as lectures,
          sum(coalesce(${shownSecondsOf('video', 'asset')}, video.minutes * 60, 0)) as duration_seconds
        from chapters as chapter
        left join videos as video on video.chapter_id = chapter.id and video.retired_at is null
        left join media_assets as asset on asset.id = video.asset_id
        where chapter.course_id = course.id and chapter.retired_at is null
        group by chapter.id
      ) as part
    ) as tree on true
    where access_courses.access_id = ${accessId}
    order by access_courses.created_at, course.title`.execute(context.db)
  const today = berlinDay(context.clock.now())
  return rows.map(({ certification_number, ...course }) => {
    const canBegin = mayBegin(course, today)
    return {
      ...course,
      can_begin: canBegin,
      certified: canBegin && isCertified({ ...course, certification_number }),
    }
  })
}
