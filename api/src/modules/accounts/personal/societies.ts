import { searchText } from '@kursportal/shared/domain'
import type { PersonalData } from './part.ts'

/** What an own society is called once its owner is gone: its name may have been theirs. */
const NAMELESS = 'Gelöschtes Konto'

/** Which societies somebody belongs to or leads, and what they earned. The books stay, without the person. */
export const societies: PersonalData = {
  section: 'societies',
  collect: async ({ db }, userId) => ({
    member_of: await db
      .selectFrom('users')
      .innerJoin('societies', 'societies.id', 'users.society_id')
      .select(['societies.name', 'societies.is_community'])
      .where('users.id', '=', userId)
      .execute(),
    leads: await db
      .selectFrom('societies')
      .select(['name', 'is_community', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    admin_of: await db
      .selectFrom('society_admins')
      .innerJoin('societies', 'societies.id', 'society_admins.society_id')
      .select(['societies.name', 'society_admins.created_at'])
      .where('society_admins.user_id', '=', userId)
      .orderBy('society_admins.created_at')
      .execute(),
    finishes: await db
      .selectFrom('society_finishes')
      .select(['year', 'finished_at'])
      .where('user_id', '=', userId)
      .orderBy('finished_at')
      .execute(),
    payout_requests: await db
      .selectFrom('payout_requests')
      .select(['year', 'amount', 'notes', 'state', 'reason', 'account_holder', 'created_at', 'decided_at'])
      .where('requested_by', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
  forget: async ({ db, clock }, { userId }) => {
    await db
      .updateTable('societies')
      .set({ name: NAMELESS, search_text: searchText(NAMELESS), deleted_at: clock.now() })
      .where('owner_id', '=', userId)
      .where('is_community', '=', false)
      .execute()
  },
}
