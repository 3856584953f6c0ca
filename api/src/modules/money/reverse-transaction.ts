import type { CallAnswer, CallBody, moneyCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { announceDecision } from './announce-decision.ts'
import { accountKinds, balancesOf, bookTransaction, type Amounts } from './ledger.store.ts'
import { presentTransaction } from './list-transactions.ts'
import { markReturnedAccount } from './own-payout-account.ts'
import { mergedInto } from './transfer-balance.ts'

/**
 * Takes back a transaction by its opposite, once and with a reason. A reversed finish counts no more; a reversed payout
 * makes its request an open one again.
 * @throws ApiError not_found, not_reversible, already_reversed; amount_not_available when the money was requested or
 *   paid meanwhile: then that comes first
 */
export const reverseTransaction = async (
  context: ActorContext,
  input: CallBody<typeof moneyCalls.reverseTransaction>,
): Promise<CallAnswer<typeof moneyCalls.reverseTransaction>> => {
  const { id, booked } = await takeBack(context, input)
  await noteAdminAction(context, {
    action: 'ledger_reversed',
    societyId: booked.society_id,
    reason: input.reason,
    details: { year: booked.year, kind: booked.kind },
  })
  return presentTransaction(context, id)
}

/** Whether the account a payment came back from is at fault. */
type Return = { mendAccount: boolean }

/**
 * Books the opposite of a transaction; a payout's request is open again, and the requester and the owner are told by
 * e-mail when a bank had it.
 * @throws ApiError not_found, not_reversible, already_reversed, amount_not_available
 */
export const takeBack = async (
  context: ActorContext,
  { transaction_id, reason }: CallBody<typeof moneyCalls.reverseTransaction>,
  how: Return = { mendAccount: true },
) => {
  const booked = await takeReversible(context, transaction_id)
  const entries = opposite(booked.entries)
  const balances = await balancesOf(context, booked)
  const { available } = balances
  const overdrawn = accountKinds.some(
    (kind) => kind !== 'earned' && balances[kind] + (entries[kind] ?? 0) < 0,
  )
  if (overdrawn) throw new ApiError('amount_not_available', { available })
  const id = await bookTransaction(context, {
    society_id: booked.society_id,
    year: booked.year,
    kind: 'reversal',
    key: `reversal:${booked.id}`,
    entries,
    reason,
    request_id: booked.request_id,
    reverses: booked.id,
    made_by: context.actor.user_id,
  })
  if (booked.kind === 'payout' && booked.request_id) await reopen(context, booked.request_id, reason, how)
  return { id, booked }
}

const reversible = ['finish', 'bonus', 'correction', 'payout']

/** The transaction, with its society locked, and the one this was merged into. */
const takeReversible = async (context: ActorContext, id: string) => {
  const known = await context.db
    .selectFrom('ledger_transactions')
    .select('society_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new ApiError('not_found')
  await lockSociety(context, known.society_id)
  const { db } = context
  const booked = await db
    .selectFrom('ledger_transactions')
    .select(['id', 'society_id', 'year', 'kind', 'request_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!reversible.includes(booked.kind)) throw new ApiError('not_reversible')
  const before = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reverses', '=', id)
    .executeTakeFirst()
  if (before) throw new ApiError('already_reversed')
  const entries = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['ledger_accounts.kind', 'ledger_entries.amount'])
    .where('ledger_entries.transaction_id', '=', id)
    .execute()
  // A payout comes back to where its request is; anything else to where the money has gone.
  const into = booked.kind === 'payout' ? undefined : await mergedInto(context, booked.society_id)
  return { ...booked, ...(into && { society_id: into.id }), entries }
}

const opposite = (entries: readonly { kind: keyof Amounts; amount: number }[]): Partial<Amounts> =>
  Object.fromEntries(entries.map(({ kind, amount }) => [kind, -amount]))

/** Opens the request of a payout again. What no bank has seen did not come back from one: nobody is told that it did. */
const reopen = async (
  context: ActorContext,
  requestId: string,
  reason: string,
  { mendAccount }: Return,
): Promise<void> => {
  const { export_id } = await context.db
    .selectFrom('payout_requests')
    .select('export_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const was_sent = export_id !== null
  await context.db
    .updateTable('payout_requests')
    .set({
      state: 'requested',
      decided_at: null,
      decided_by: null,
      export_id: null,
      returned_at: was_sent ? context.clock.now() : null,
      return_reason: was_sent ? reason : null,
      account_blameless: was_sent && !mendAccount,
      confirmed_at: null,
    })
    .where('id', '=', requestId)
    .execute()
  if (!was_sent) return
  if (mendAccount) await markReturnedAccount(context, requestId, reason)
  await announceDecision(context, requestId, { state: 'returned', reason, mendAccount })
}
