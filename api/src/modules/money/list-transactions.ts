import { sql } from 'kysely'
import type { CallAnswer, CallQuery, moneyCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { accountKinds, type AccountKind } from './ledger.store.ts'

type Presented = CallAnswer<typeof moneyCalls.listTransactions>['items'][number]

/**
 * The ledger of a society, newest first; for those who lead it and admins.
 * @throws ApiError not_found
 */
export const listTransactions = async (
  context: ActorContext,
  { society_id, year, limit, offset }: CallQuery<typeof moneyCalls.listTransactions>,
): Promise<CallAnswer<typeof moneyCalls.listTransactions>> => {
  const society = await requireLedSociety(context, context.actor, society_id, { removedToo: true })
  let matching = context.db
    .selectFrom('ledger_transactions')
    .where('ledger_transactions.society_id', '=', society.id)
  if (year !== undefined) matching = matching.where('ledger_transactions.year', '=', year)
  let page = selectTransactions(matching).orderBy('id', 'desc')
  if (limit !== undefined) page = page.limit(limit)
  if (offset) page = page.offset(offset)
  const rows = await page.execute()
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(present), total }
}

/** One transaction as screens show it. */
export const presentTransaction = async ({ db }: Pick<Context, 'db'>, id: string): Promise<Presented> =>
  present(
    await selectTransactions(
      db.selectFrom('ledger_transactions').where('id', '=', id),
    ).executeTakeFirstOrThrow(),
  )

type Matching = ReturnType<typeof fromTransactions>
const fromTransactions = ({ db }: Pick<Context, 'db'>) => db.selectFrom('ledger_transactions')

const selectTransactions = (matching: Matching) =>
  matching.select([
    'id',
    'kind',
    'year',
    'reason',
    'request_id',
    'reverses',
    'created_at',
    sql<{ account: AccountKind; amount: number }[]>`(
      select jsonb_agg(jsonb_build_object('account', account.kind, 'amount', entry.amount))
      from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where entry.transaction_id = ledger_transactions.id)`.as('entries'),
    sql<string | null>`(
      select reversal.id from ledger_transactions reversal
      where reversal.reverses = ledger_transactions.id)`.as('reversed_by'),
  ])

const present = (
  row: Awaited<ReturnType<ReturnType<typeof selectTransactions>['executeTakeFirstOrThrow']>>,
): Presented => ({
  ...row,
  entries: row.entries.toSorted((a, b) => accountKinds.indexOf(a.account) - accountKinds.indexOf(b.account)),
  created_at: row.created_at.toISOString(),
})
