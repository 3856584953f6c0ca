import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { QuizAttemptsTable } from '../../platform/db/schema.quizzes.ts'
import { ApiError } from '../../platform/http/api-error.ts'

export type AttemptRow = Selectable<QuizAttemptsTable>

/** The attempts at a quiz in one participation, newest first. */
export const listAttemptRows = (db: Db, participationId: string, videoId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('participation_id', '=', participationId)
    .where('video_id', '=', videoId)
    .orderBy('number', 'desc')
    .execute()

/** An own attempt. @throws ApiError not_found, also for somebody else's */
export const findAttempt = async (
  { db, actor }: ActorContext,
  attemptId: string,
  options: { lock: boolean },
): Promise<AttemptRow> => {
  const query = db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('id', '=', attemptId)
    .where('participation_id', 'in', (own) =>
      own.selectFrom('participations').select('id').where('user_id', '=', actor.user_id),
    )
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}

/** Adds an attempt; `undefined` when another one was begun at the same moment. */
export const insertAttempt = (
  db: Db,
  attempt: Insertable<QuizAttemptsTable>,
): Promise<AttemptRow | undefined> =>
  db
    .insertInto('quiz_attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Changes an attempt, and answers what it is then. @throws when there is none */
export const updateAttempt = (
  db: Db,
  id: string,
  change: Updateable<QuizAttemptsTable>,
): Promise<AttemptRow> =>
  db.updateTable('quiz_attempts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
