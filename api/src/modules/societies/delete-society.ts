import { sql } from 'kysely'
import type { CallAnswer, societyCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { announceEnd } from './announce-end.ts'
import { endSociety } from './end-society.ts'
import { requireLapseAgreed, type Agreed } from './lapse-agreed.ts'
import { requireSociety } from './societies.policy.ts'
import { lockSociety } from './lock-society.ts'

type Removal = CallAnswer<typeof societyCalls.readSocietyRemoval>

/**
 * What is in the way of removing a society, and what would lapse.
 * @throws ApiError not_found
 */
export const readSocietyRemoval = async (
  context: Pick<Context, 'db'>,
  societyId: string,
): Promise<Removal> => {
  const { id } = await requireSociety(context, societyId)
  return removalOf(context, id)
}

/** The same for a society that is known to be there. */
const removalOf = async ({ db }: Pick<Context, 'db'>, id: string): Promise<Removal> => {
  const count = (from: string, condition = sql``) =>
    sql<number>`(select count(*)::integer from ${sql.table(from)} where society_id = ${id} ${condition})`
  return db
    .selectNoFrom([
      count('users').as('members'),
      count('society_admins').as('admins'),
      count('payout_requests', sql`and state = 'requested'`).as('open_requests'),
      count('payout_requests', sql`and state = 'booked' and export_id is null`).as('under_way'),
      count('access_societies').as('accesses'),
      sql<number>`(select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where society_id = ${id} and kind = 'available')`.as('available'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Removes a society that has nobody left and no payout under way. Its ledger stays, so the row does too.
 * @throws ApiError not_found; society_not_empty with what is in the way; balance_lapses with what can still be requested,
 *   unless that may lapse
 */
export const deleteSociety = async (
  context: ActorContext,
  societyId: string,
  agreed: Agreed,
): Promise<void> => {
  await lockSociety(context, societyId)
  const { id } = await requireSociety(context, societyId)
  const { available, accesses: _served, under_way: _paid, ...inTheWay } = await removalOf(context, id)
  if (Object.values(inTheWay).some((found) => found !== 0)) throw new ApiError('society_not_empty', inTheWay)
  requireLapseAgreed({ available }, agreed)
  await endSociety(context, id)
  await noteAdminAction(context, {
    action: 'society_removed',
    societyId: id,
    details: available > 0 ? { lapsed: available } : {},
  })
  await announceEnd(context, id, { lapsed: available })
}
