import { sql } from 'kysely'
import type { CallAnswer, CallQuery, moneyCalls, SocietyPerson } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { peopleById } from '../societies/societies.views.ts'
import { accountKinds, type AccountKind } from './ledger.store.ts'
import { nameOf } from './payouts.views.ts'
import { toldReason } from './told-reason.ts'

type Presented = CallAnswer<typeof moneyCalls.listTransactions>['items'][number]
type Asking = Pick<ActorContext, 'db' | 'actor'>

/**
 * The ledger of a society, newest first; for those who lead it and admins, who also read that of a removed one.
 * @throws ApiError not_found
 */
export const listTransactions = async (
  context: ActorContext,
  { society_id, year, kind, limit, offset }: CallQuery<typeof moneyCalls.listTransactions>,
): Promise<CallAnswer<typeof moneyCalls.listTransactions>> => {
  await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  let matching = fromTransactions(context).where('ledger_transactions.society_id', '=', society_id)
  if (year !== undefined) matching = matching.where('ledger_transactions.year', '=', year)
  if (kind) matching = matching.where('ledger_transactions.kind', '=', kind)
  let page = selectTransactions(matching).orderBy('id', 'desc')
  if (limit !== undefined) page = page.limit(limit)
  if (offset) page = page.offset(offset)
  const rows = await page.execute()
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: await presentAll(context, rows), total }
}

/** What was booked about a payout request, the oldest first. */
export const listTransactionsOfRequest = async (context: Asking, requestId: string): Promise<Presented[]> => {
  const matching = fromTransactions(context).where('request_id', '=', requestId)
  return presentAll(context, await selectTransactions(matching).orderBy('id').execute())
}

/** One transaction as screens show it. */
export const presentTransaction = async (context: Asking, id: string): Promise<Presented> => {
  const matching = fromTransactions(context).where('id', '=', id)
  const [presented] = await presentAll(context, await selectTransactions(matching).execute())
  if (!presented) throw new Error(`transaction ${id} vanished`)
  return presented
}

type Matching = ReturnType<typeof fromTransactions>
const fromTransactions = ({ db }: Pick<Context, 'db'>) => db.selectFrom('ledger_transactions')

const selectTransactions = (matching: Matching) =>
  matching.select([
    'id',
    'kind',
    'year',
    'request_id',
    'reverses',
    'made_by',
    'created_at',
    sql<string | null>`coalesce(${toldReason('ledger_transactions')}, (
      select request.reason from payout_requests request
      where request.id = ledger_transactions.request_id and ledger_transactions.kind = 'refusal'))`.as(
      'reason',
    ),
    sql<string | null>`(
      select finish.user_id from society_finishes finish
      where finish.transaction_id = ledger_transactions.id)`.as('person_id'),
    sql<{ account: AccountKind; amount: number }[]>`(
      select jsonb_agg(jsonb_build_object('account', account.kind, 'amount', entry.amount))
      from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where entry.transaction_id = ledger_transactions.id)`.as('entries'),
    sql<string | null>`(
      select reversal.id from ledger_transactions reversal
      where reversal.reverses = ledger_transactions.id)`.as('reversed_by'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof selectTransactions>['execute']>>[number]

const presentAll = async ({ db, actor }: Asking, rows: readonly Row[]): Promise<Presented[]> => {
  const people = await peopleById(
    db,
    rows.flatMap((row) => [row.person_id, row.made_by]),
  )
  return rows.map((row) => present(row, people, actor.is_admin))
}

const present = (
  { person_id, made_by, ...row }: Row,
  people: ReadonlyMap<string, SocietyPerson>,
  isAdmin: boolean,
): Presented => ({
  ...row,
  made_by: isAdmin ? nameOf(people, made_by) : null,
  person: nameOf(people, person_id),
  entries: row.entries.toSorted((a, b) => accountKinds.indexOf(a.account) - accountKinds.indexOf(b.account)),
  created_at: row.created_at.toISOString(),
})
