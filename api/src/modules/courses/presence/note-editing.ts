import { sql } from 'kysely'
import type { CallAnswer, CallBody, presenceCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { nameOf } from '../../../platform/edits.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'

/** Milliseconds after which a tab that says nothing has been left. */
const GONE_AFTER_MS = 60_000

/**
 * Notes which part of a draft somebody has open, and answers who else is in the course.
 * @throws ApiError not_found
 */
export const noteEditing = async (
  context: ActorContext,
  courseId: string,
  { seat, part_id }: CallBody<typeof presenceCalls.noteEditing>,
): Promise<CallAnswer<typeof presenceCalls.noteEditing>> => {
  const { db, actor, clock } = context
  await requireDraftCourse(context, courseId, 'read')
  const now = clock.now()
  await db
    .deleteFrom('editor_seats')
    .where('seen_at', '<', new Date(now.getTime() - GONE_AFTER_MS))
    .execute()
  // Who stays in a part has been there since they came; a seat is only ever its person's own.
  await sql`insert into editor_seats as seat (id, course_id, user_id, part_id, since, seen_at)
    values (${seat}, ${courseId}, ${actor.user_id}, ${part_id}, ${now}, ${now})
    on conflict (id) do update set
      since = case when seat.part_id = excluded.part_id then seat.since else excluded.since end,
      course_id = excluded.course_id, part_id = excluded.part_id, seen_at = excluded.seen_at
    where seat.user_id = excluded.user_id`.execute(db)
  const rows = await db
    .selectFrom('editor_seats')
    .select((eb) => [
      'user_id',
      'part_id',
      eb.fn.min('since').as('since'),
      nameOf(sql.ref('editor_seats.user_id')).as('user'),
    ])
    .where('course_id', '=', courseId)
    .where('user_id', '<>', actor.user_id)
    .groupBy(['user_id', 'part_id'])
    .orderBy('since')
    .execute()
  return {
    others: rows.flatMap(({ user, part_id: part, since }) =>
      user ? [{ user, part_id: part, since: new Date(since).toISOString() }] : [],
    ),
  }
}

/** A tab was left. */
export const endEditing = async ({ db, actor }: ActorContext, seat: string): Promise<void> => {
  await db.deleteFrom('editor_seats').where('id', '=', seat).where('user_id', '=', actor.user_id).execute()
}
