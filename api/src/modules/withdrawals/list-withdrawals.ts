import type { CallAnswer, CallQuery, WithdrawalEntry, withdrawalCalls } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import type { WithdrawalsTable } from '../../platform/db/schema.withdrawals.ts'
import { matchesWords } from '../../platform/db/search.ts'

/** Withdrawals for admins: open ones longest waiting first, then decided ones, newest first. */
export const listWithdrawals = async (
  { db }: Context,
  query: CallQuery<typeof withdrawalCalls.listWithdrawals>,
): Promise<CallAnswer<typeof withdrawalCalls.listWithdrawals>> => {
  let matching = db.selectFrom('withdrawals').where((eb) => eb.and(matchesWords('search_text', query.search)))
  if (query.state) matching = matching.where('state', '=', query.state)
  const { rows, total } = await pageOf(
    matching
      .selectAll()
      .orderBy('decided_at', (by) => by.desc().nullsFirst())
      .orderBy('received_at')
      .orderBy('id'),
    matching,
    query,
  )
  return { items: rows.map(presentWithdrawal), total }
}

/** A withdrawal as admins see it in the list. */
export const presentWithdrawal = (row: Selectable<WithdrawalsTable>): WithdrawalEntry => ({
  id: row.id,
  number: row.number,
  received_at: row.received_at.toISOString(),
  name: row.name,
  email: row.email,
  contract: row.contract,
  note: row.note,
  state: row.state,
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
})
