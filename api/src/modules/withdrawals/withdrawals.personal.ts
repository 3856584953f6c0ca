import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PersonalPart } from '../people/personal-part.ts'

/** What a withdrawal keeps once its person is gone: that there was one, and what was decided. */
const NAMELESS = 'Gelöschtes Konto'

/** Declared with the e-mail of a person. */
const declaredBy = (userId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(withdrawals.email) = (select lower(users.email) from users where users.id = ${userId})`

/** Contracts that were withdrawn from with the person's e-mail. */
export const withdrawals: PersonalPart = {
  section: 'withdrawals',
  collect: ({ db }, userId) =>
    db
      .selectFrom('withdrawals')
      .select(['number', 'received_at', 'name', 'contract', 'note', 'state', 'decided_at', 'reason'])
      .where(declaredBy(userId))
      .orderBy('received_at')
      .execute(),
  // An open one still has to be answered, at the address it came with; `decide-withdrawal.ts` needs no account.
  forget: async ({ db }, { userId }) => {
    await db
      .updateTable('withdrawals')
      .set({ name: NAMELESS, email: '', contract: '', note: '', reason: '', search_text: '' })
      .where('state', '<>', 'open')
      .where(declaredBy(userId))
      .execute()
  },
}
