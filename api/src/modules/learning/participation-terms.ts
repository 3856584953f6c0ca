import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { feeOf, grantingAccess, type Granting } from './granting-access.ts'

/** What taking part in a course cost somebody, and which society offered it to them. */
export type Terms = {
  /** In cents; null where nothing says it. */
  fee_cents: number | null
  /** The society whose access granted the course; null where none of a society did. */
  society_id: string | null
  /** Whether it is as it was when the participation was finished; else as it is now. */
  kept: boolean
}

type When = Pick<Context, 'db' | 'clock' | 'config'>

/** By the access that grants the course now; undefined where none does. */
const termsOfNow = async (context: When, userId: string, courseId: string): Promise<Terms | undefined> => {
  const { rows } = await sql<Granting>`
    select granting.* from courses as course join lateral ${grantingAccess(context, userId)} as granting on true
    where course.id = ${courseId}`.execute(context.db)
  const [granting] = rows
  return granting && { fee_cents: feeOf(granting, courseId), society_id: granting.society_id, kept: false }
}

/** Keeps the terms of a participation that is being finished: accesses change, and end. */
export const keepTerms = async (context: When, participationId: string): Promise<void> => {
  const { db, clock } = context
  const { user_id, course_id } = await db
    .selectFrom('participations')
    .select(['user_id', 'course_id'])
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow()
  const terms = await termsOfNow(context, user_id, course_id)
  if (!terms) return
  await db
    .updateTable('participations')
    .set({
      fee_cents: terms.fee_cents,
      provider_society_id: terms.society_id,
      terms_kept_at: clock.now(),
    })
    .where('id', '=', participationId)
    .execute()
}

/** The terms of a finished participation as it kept them, else as they are now; nothing where no access grants the course. */
export const readTerms = async (
  context: When,
  userId: string,
  { participationId, courseId }: { participationId: string | null; courseId: string | null },
): Promise<Terms> => {
  const kept = await context.db
    .selectFrom('participations')
    .select(['fee_cents', 'provider_society_id'])
    .where('id', '=', participationId)
    .where('terms_kept_at', 'is not', null)
    .executeTakeFirst()
  if (kept) return { fee_cents: kept.fee_cents, society_id: kept.provider_society_id, kept: true }
  const now = courseId ? await termsOfNow(context, userId, courseId) : undefined
  return now ?? { fee_cents: null, society_id: null, kept: false }
}
