import { sql } from 'kysely'
import type { Overview } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { drafts, draftState, unchangedSince } from '../courses/courses.views.ts'
import { hasBalance, lacksAccount } from '../societies/societies.views.ts'

type Waiting = Pick<
  Overview['tasks'],
  | 'societies_without_owner'
  | 'societies_without_account'
  | 'unpublished_changes'
  | 'open_objections'
  | 'payouts_in_no_file'
>

/** Changes to a live course that were left for so long are asked about. */
const LEFT_DAYS = 30

/** What the lists of societies, courses, documents and payouts hold that waits for somebody; each number is a list's total. */
export const readWaiting = async ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Waiting> => {
  const present = db
    .selectFrom('societies')
    .where('societies.deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
  const left = drafts(db)
    .where(draftState, '=', 'live_with_changes')
    .where(unchangedSince(daysBefore(clock.now(), LEFT_DAYS)))
    .select((eb) => eb.fn.countAll<number>().as('n'))
  const counts = await db
    .selectNoFrom([
      // Clubs from Ninox come without an owner; nothing waits there until there is money.
      present.where('societies.owner_id', 'is', null).where(hasBalance).as('without_owner'),
      present.where(lacksAccount).where(hasBalance).as('without_account'),
      left.as('unpublished_changes'),
    ])
    .executeTakeFirstOrThrow()
  const objections = await db
    .selectFrom('document_objections as objection')
    .where('objection.decision', 'is', null)
    // What was cancelled meanwhile needs no decision.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payout_documents as back')
            .select('back.id')
            .whereRef('back.cancels', '=', 'objection.document_id'),
        ),
      ),
    )
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('objection.objected_at').as('since')])
    .executeTakeFirstOrThrow()
  const booked = await db
    .selectFrom('payout_requests')
    .where('state', '=', 'booked')
    .where('export_id', 'is', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
      eb.fn.min('decided_at').as('since'),
    ])
    .executeTakeFirstOrThrow()
  return {
    societies_without_owner: counts.without_owner ?? 0,
    societies_without_account: counts.without_account ?? 0,
    unpublished_changes: counts.unpublished_changes ?? 0,
    open_objections: { count: objections.count, since: objections.since?.toISOString() ?? null },
    payouts_in_no_file: { ...booked, since: booked.since?.toISOString() ?? null },
  }
}
