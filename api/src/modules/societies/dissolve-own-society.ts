import { sql } from 'kysely'
import type { CallAnswer, societyPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { announceEnd } from './announce-end.ts'
import { endSociety } from './end-society.ts'
import { requireLapseAgreed, type Agreed } from './lapse-agreed.ts'

type Answer = CallAnswer<typeof societyPeopleCalls.dissolveOwnSociety>

/**
 * Ends the group somebody founded. Its members belong nowhere then; its books stay. With `dryRun` it says what would
 * happen, by the same code.
 * @throws ApiError not_found without a group; payouts_open; balance_lapses with what can still be requested, unless that
 *   may lapse
 */
export const dissolveOwnSociety = async (
  context: ActorContext,
  { dryRun, ...agreed }: { dryRun: boolean } & Agreed,
): Promise<Answer> => {
  const { db, actor } = context
  const own = await db
    .selectFrom('societies')
    .select('id')
    .where('owner_id', '=', actor.user_id)
    .where('is_community', '=', false)
    .where('deleted_at', 'is', null)
    // As `lockSociety` does; one that is dissolved meanwhile is not found any more.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!own) throw new ApiError('not_found')
  const found = await db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from users where society_id = ${own.id})`.as('members'),
      sql<number>`(select count(*)::integer from payout_requests
        where society_id = ${own.id} and state = 'requested')`.as('open_requests'),
      sql<number>`(select count(*)::integer from payout_requests
        where society_id = ${own.id} and state = 'booked' and export_id is null)`.as('under_way'),
      sql<number>`(select coalesce(sum(balance), 0)::bigint from ledger_accounts
        where society_id = ${own.id} and kind = 'available')`.as('available'),
    ])
    .executeTakeFirstOrThrow()
  if (dryRun) return found
  if (found.open_requests > 0) throw new ApiError('payouts_open', { open_requests: found.open_requests })
  requireLapseAgreed(found, agreed)
  await endSociety(context, own.id)
  // Else nothing would say what became of it: in the ledger it stays available.
  if (found.available > 0)
    await noteAdminAction(context, {
      action: 'society_removed',
      societyId: own.id,
      details: { lapsed: found.available },
    })
  await announceEnd(context, own.id, { lapsed: found.available })
  return found
}
