import { sql } from 'kysely'
import type { Context } from '@kursportal/api/seed/context'
import { demoLearners } from '../content/learners.ts'

/**
 * Two of three of the demo's people who are underway have opened the lecture after their last one, and watched some of
 * its film: so that the statistics of a course show lectures that are begun and not done.
 */
export const seedHalfway = async ({ db }: Context, courseIds: readonly string[]): Promise<void> => {
  const emails = demoLearners.map(({ email }) => email)
  await sql`
    with lectures as (
      select videos.id, videos.course_id, videos.type,
        row_number() over (partition by videos.course_id order by chapters.position, videos.position) as place
      from videos join chapters on chapters.id = videos.chapter_id
      where videos.course_id = any(${courseIds}::uuid[]) and videos.retired_at is null),
    furthest as (
      select participations.id, participations.course_id, max(place) as place, max(reported_at) as last,
        row_number() over (order by max(users.email), participations.course_id) as number
      from participations
      join users on users.id = participations.user_id and users.email = any(${emails}::text[])
      join lecture_progress on lecture_progress.participation_id = participations.id
      join lectures on lectures.id = lecture_progress.video_id
      where participations.finished_at is null
      group by participations.id)
    insert into lecture_progress (participation_id, video_id, progress, opened_at, reported_at)
      select furthest.id, lectures.id,
        case lectures.type when 'quiz' then 0 else 0.25 + 0.1 * (furthest.number % 5) end, last, last
      from furthest join lectures
        on lectures.course_id = furthest.course_id and lectures.place = furthest.place + 1
      where furthest.number % 3 <> 0`.execute(db)
}
