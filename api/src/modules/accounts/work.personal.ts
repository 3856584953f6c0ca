import { toldReason } from '../money/told-reason.ts'
import type { PersonalPart } from '../people/personal-part.ts'

/**
 * What somebody did for the platform: as an admin, with releases, and in its books. Who it was done to is not named,
 * as that is about others.
 */
export const work: PersonalPart = {
  section: 'work',
  collect: async ({ db }, userId) => ({
    as_admin: await db
      .selectFrom('admin_log')
      .select(['at', 'action', 'reason'])
      .where('admin_id', '=', userId)
      .orderBy('at')
      .execute(),
    releases: await db
      .selectFrom('remote_changes')
      .select(['at', 'remote', 'action as change', 'version', 'reason'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute(),
    bookings: await db
      .selectFrom('ledger_transactions')
      .select(['created_at', 'kind as booking', 'year', toldReason('ledger_transactions').as('reason')])
      .where('made_by', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
}
