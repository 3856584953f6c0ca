import type { PayoutRequest } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { finishCounts, peopleById } from '../societies/societies.views.ts'

/** The requests as they are selected for screens; filters, order and page are added by who asks. */
export const selectRequests = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .leftJoin('sepa_exports', 'sepa_exports.id', 'payout_requests.export_id')

/** Presents selected requests; names in one more query. */
export const presentRequests = async (
  context: Pick<Context, 'db' | 'secrets'>,
  selected: ReturnType<typeof selectRequests>,
  page: { limit?: number | undefined; offset?: number | undefined; oldestFirst?: boolean } = {},
): Promise<PayoutRequest[]> => {
  let query = selected
    .select([
      'payout_requests.id',
      'payout_requests.society_id',
      'payout_requests.year',
      'amount',
      'notes',
      'state',
      'reason',
      'requested_by',
      'account_holder',
      'iban_encrypted',
      'payout_requests.created_at',
      'decided_at',
      'societies.name',
      'societies.is_community',
      'sepa_exports.created_at as exported_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('society_finishes')
        .whereRef('society_finishes.society_id', '=', 'payout_requests.society_id')
        .whereRef('society_finishes.year', '=', 'payout_requests.year')
        .where(finishCounts)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('finishes'),
    )
    .orderBy('payout_requests.id', page.oldestFirst ? 'asc' : 'desc')
  if (page.limit !== undefined) query = query.limit(page.limit)
  if (page.offset) query = query.offset(page.offset)
  const rows = await query.execute()
  const people = await peopleById(
    context.db,
    rows.map((row) => row.requested_by),
  )
  return rows.map((row) => ({
    id: row.id,
    society: { id: row.society_id, name: row.name, is_community: row.is_community },
    target_year: row.year,
    amount: row.amount,
    notes: row.notes,
    state: row.state,
    reason: row.reason,
    requested_by: (row.requested_by && people.get(row.requested_by)) || null,
    account_holder: row.account_holder,
    iban_end: row.iban_encrypted ? context.secrets.decrypt(Buffer.from(row.iban_encrypted)).slice(-4) : '',
    finishes: row.finishes ?? 0,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    exported_at: row.exported_at?.toISOString() ?? null,
  }))
}

/** One request as screens show it. */
export const presentRequest = async (
  context: Pick<Context, 'db' | 'secrets'>,
  id: string,
): Promise<PayoutRequest> => {
  const [request] = await presentRequests(
    context,
    selectRequests(context).where('payout_requests.id', '=', id),
  )
  if (!request) throw new Error(`payout request ${id} vanished`)
  return request
}
