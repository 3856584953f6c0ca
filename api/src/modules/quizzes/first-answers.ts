import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { latestParticipations } from '../learning/latest-participations.ts'

/** How many people of a section of time answered a question first, and how many of them all right. */
export type FirstAnswers = {
  video_id: string
  question_id: string
  section: number
  people: number
  right: number
}

/**
 * The first answers to the questions of a live course, or of one of its quizzes; surveys have none.
 * @param starts when each section of time but the first begins
 */
export const firstAnswersOf = async (
  db: Db,
  { course_id, video_id, starts }: { course_id: string; video_id?: string; starts?: readonly Date[] },
): Promise<FirstAnswers[]> => {
  const { rows } = await sql<FirstAnswers>`
    with cohort as (${latestParticipations(course_id, starts)})
    select quiz_attempts.video_id, answered.key as question_id, cohort.section, count(*)::int as people,
      (count(*) filter (where answered.value::float8 >= 1))::int as right
    from cohort
    join quiz_attempts on quiz_attempts.participation_id = cohort.id
    cross join lateral jsonb_each_text(quiz_attempts.shares) as answered
    where quiz_attempts.number = 1 and submitted_at is not null and quiz_attempts.shares is not null
      ${video_id === undefined ? sql`` : sql`and quiz_attempts.video_id = ${video_id}`}
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db)
  return rows
}
