import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { NAMELESS } from '../people/nameless.ts'
import type { PersonalPart } from '../people/personal-part.ts'

/** What a withdrawal keeps once its person is gone: that there was one, and what was decided. */
export const withoutWithdrawer = {
  name: NAMELESS,
  email: '',
  contract: '',
  note: '',
  reason: '',
  search_text: '',
  forget_once_decided: false,
}

/** Declared by a person, with whichever e-mail; one from before there was an account, with the one they have. */
const declaredBy = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(withdrawals.user_id = ${userId} or withdrawals.user_id is null
    and lower(withdrawals.email) = (select lower(users.email) from users where users.id = ${userId}))`

/** Contracts that the person withdrew from. */
export const withdrawals: PersonalPart = {
  section: 'withdrawals',
  collect: ({ db }, userId) =>
    db
      .selectFrom('withdrawals')
      .select(['number', 'received_at', 'name', 'email', 'contract', 'note', 'state', 'decided_at', 'reason'])
      .where(declaredBy(userId))
      .orderBy('received_at')
      .execute(),
  forget: async ({ db }, { userId }) => {
    await db
      .updateTable('withdrawals')
      .set(withoutWithdrawer)
      .where('state', '<>', 'open')
      .where(declaredBy(userId))
      .execute()
    // An open one still has to be answered, at the address it came with; `decide-withdrawal.ts` needs no account.
    await db
      .updateTable('withdrawals')
      .set({ forget_once_decided: true })
      .where('state', '=', 'open')
      .where(declaredBy(userId))
      .execute()
  },
}
