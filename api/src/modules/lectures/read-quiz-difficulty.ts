import { sql } from 'kysely'
import { FEWEST_PEOPLE, type CallAnswer, type lectureCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'

/**
 * How many people answered each question of a quiz right at the first try. Nothing is said of a question that fewer than
 * five people have answered: it would tell of one of them.
 * @throws ApiError not_found
 */
export const readQuizDifficulty = async (
  context: ActorContext,
  videoId: string,
): Promise<CallAnswer<typeof lectureCalls.readQuizDifficulty>> => {
  await requireDraftVideo(context, videoId, 'read')
  const { rows } = await sql<{ question_id: string; people: number; right_share: number }>`
    select answered.key as question_id, count(distinct participations.user_id)::int as people,
      round(avg(case when answered.value::float8 >= 1 then 1 else 0 end), 2)::float8 as right_share
    from videos as live
    join quiz_attempts on quiz_attempts.video_id = live.id and number = 1 and submitted_at is not null
    join participations on participations.id = quiz_attempts.participation_id
    cross join lateral jsonb_each_text(quiz_attempts.shares) as answered
    where live.dev_id = ${videoId} and quiz_attempts.shares is not null
    group by answered.key
    having count(distinct participations.user_id) >= ${FEWEST_PEOPLE}
    order by answered.key`.execute(context.db)
  return { questions: rows }
}
