import { sql } from 'kysely'
import type { CallAnswer, CallBody, moneyCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { decisionMail } from './announce-decision.ts'
import { balancesOf, type SocietyYear } from './ledger.store.ts'
import { listTransactionsOfRequest } from './list-transactions.ts'
import { payoutDataOf } from './payout-data.ts'
import { presentRequest } from './payouts.views.ts'

/**
 * A payout request with what an admin weighs; that they looked is noted.
 * @throws ApiError not_found
 */
export const readPayoutRequest = async (
  context: ActorContext,
  requestId: string,
): Promise<CallAnswer<typeof moneyCalls.readPayoutRequest>> => {
  const stored = await requireRequest(context, requestId)
  const { society_id, year, owner_id } = stored
  const request = await presentRequest(context, requestId)
  if (request.requested_by)
    await noteRead(context, {
      action: 'payout_viewed',
      userId: request.requested_by.id,
      subject: request.society.name,
    })
  const { available, requested, paid } = await balancesOf(context, { society_id, year })
  return {
    ...request,
    money: { earned: available + requested + paid, available, requested, paid },
    earned_by: await earnedBy(context, { society_id, year }),
    owner_deleted: owner_id === null,
    account_returned: await returnedReason(context, stored),
    history: await listTransactionsOfRequest(context, requestId),
  }
}

/**
 * The mail a decision would send.
 * @throws ApiError not_found
 */
export const previewPayoutMail = async (
  context: ActorContext,
  {
    request_id,
    decision,
    reason = '',
    mend_account: mendAccount,
  }: CallBody<typeof moneyCalls.previewPayoutMail>,
): Promise<CallAnswer<typeof moneyCalls.previewPayoutMail>> => {
  await requireRequest(context, request_id)
  return decisionMail(context, request_id, { state: decision, reason, mendAccount })
}

const requireRequest = async ({ db }: Pick<Context, 'db'>, id: string) => {
  const request = await db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .select(['payout_requests.society_id', 'payout_requests.year', 'societies.owner_id'])
    .select(['payout_requests.account_holder', 'payout_requests.iban_encrypted'])
    .where('payout_requests.id', '=', id)
    .executeTakeFirst()
  if (!request) throw new ApiError('not_found')
  return request
}

type Stored = Awaited<ReturnType<typeof requireRequest>>

/** Why the bank sent the last payment back, where it went to the account that was asked for here. */
const returnedReason = async (context: ActorContext, request: Stored): Promise<string | null> => {
  const now = (await payoutDataOf(context, [request.society_id])).get(request.society_id)
  if (!now?.returned_reason || !request.iban_encrypted) return null
  const iban = context.secrets.decrypt(Buffer.from(request.iban_encrypted))
  return now.account_holder === request.account_holder && now.iban === iban ? now.returned_reason : null
}

/** What was earned by kind; what took one back counts to what it took back. */
const earnedBy = async ({ db }: Pick<Context, 'db'>, { society_id, year }: SocietyYear) => {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions as booked', 'booked.id', 'ledger_entries.transaction_id')
    .leftJoin('ledger_transactions as reversed', 'reversed.id', 'booked.reverses')
    .where('ledger_accounts.society_id', '=', society_id)
    .where('ledger_accounts.year', '=', year)
    .where('ledger_accounts.kind', '=', 'earned')
    .select(sql<string>`coalesce(reversed.kind, booked.kind)`.as('kind'))
    .select((eb) => eb.cast<number>(eb.fn.sum('ledger_entries.amount'), 'bigint').as('sum'))
    .groupBy(sql`coalesce(reversed.kind, booked.kind)`)
    .execute()
  // `earned` is negative; a sum of nothing must not become minus zero.
  const of = (kind: string) => 0 - (rows.find((row) => row.kind === kind)?.sum ?? 0)
  return {
    finishes: of('finish'),
    bonuses: of('bonus'),
    corrections: of('correction'),
    transfers: of('transfer'),
  }
}
