import { sql, type Expression, type SqlBool } from 'kysely'
import type { PayoutRequest, PayoutStage, SocietyPerson } from '@kursportal/shared/contract'
import { tierAt, type Level } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { levelsOfAll } from '../societies/levels.ts'
import { isLedBy } from '../societies/societies.policy.ts'
import { eachWord } from '../../platform/db/search.ts'
import { carriesPayoutOf, finishCounts, peopleById } from '../societies/societies.views.ts'

/** How far a payout came, of a row of `payout_requests`. */
export const stageOfRow = sql<PayoutStage>`case
  when payout_requests.state in ('refused', 'withdrawn') then payout_requests.state
  when payout_requests.state = 'requested' and payout_requests.returned_at is null then 'requested'
  when payout_requests.state = 'requested' then 'returned'
  when payout_requests.export_id is null then 'booked'
  else 'exported' end`

/** The requests as they are selected for screens; filters, order and page are added by who asks. */
export const selectRequests = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('payout_requests')
    .innerJoin('societies', 'societies.id', 'payout_requests.society_id')
    .leftJoin('sepa_exports', 'sepa_exports.id', 'payout_requests.export_id')
    .leftJoin('users as owner', 'owner.id', 'societies.owner_id')
    .leftJoin('society_payout_accounts as account', 'account.society_id', 'societies.id')
    .leftJoin('users as requester', 'requester.id', 'payout_requests.requested_by')

type Asked = Pick<ActorContext, 'db' | 'secrets' | 'actor'>
type Page = { limit?: number | undefined; offset?: number | undefined }

/** Presents selected requests in the order they come in; names and levels in further queries, however many there are. */
export const presentRequests = async (
  context: Asked,
  selected: ReturnType<typeof selectRequests>,
  page: Page = {},
): Promise<PayoutRequest[]> => {
  const { is_admin } = context.actor
  const rows = await selectRows(selected, page).execute()
  const ids = rows.map((row) => row.society_id)
  const people = await peopleById(
    context.db,
    rows.flatMap((row) => [row.requested_by, row.decided_by]),
  )
  const levels = await levelsOfAll(context.db, [...new Set(ids)])
  const led = is_admin ? await ledOf(context, ids) : new Set<string>()
  return rows.map((row) => {
    const iban = decrypted(context, row.iban_encrypted)
    return {
      ...presentRow(row, people, levels),
      iban_end: iban.slice(-4),
      decided_by: is_admin ? nameOf(people, row.decided_by) : null,
      owner_iban_changed: is_admin && iban !== '' && iban !== decrypted(context, row.iban_now),
      mend_account: row.stage === 'returned' && !row.account_blameless,
      own: led.has(row.society_id),
    }
  })
}

/** One request as screens show it. */
export const presentRequest = async (context: Asked, id: string): Promise<PayoutRequest> => {
  const [request] = await presentRequests(
    context,
    selectRequests(context).where('payout_requests.id', '=', id),
  )
  if (!request) throw new Error(`payout request ${id} vanished`)
  return request
}

/** Which of some societies the person leads. */
export const ledOf = async (
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  societyIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (societyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('societies')
    .select('id')
    .where('id', 'in', [...new Set(societyIds)])
    .where((eb) => isLedBy(eb, actor.user_id))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The requests of a page alone: what is skipped is not looked at any further. */
const onPage = (selected: ReturnType<typeof selectRequests>, { limit, offset }: Page) => {
  if (limit === undefined && !offset) return selected
  let ids = selected.select('payout_requests.id')
  if (limit !== undefined) ids = ids.limit(limit)
  if (offset) ids = ids.offset(offset)
  return selected.where('payout_requests.id', 'in', ids)
}

const selectRows = (selected: ReturnType<typeof selectRequests>, page: Page) =>
  onPage(selected, page)
    .select([
      'payout_requests.id',
      'payout_requests.society_id',
      'payout_requests.year',
      'payout_requests.amount',
      'payout_requests.notes',
      'payout_requests.state',
      'payout_requests.reason',
      'payout_requests.requested_by',
      'payout_requests.decided_by',
      'payout_requests.account_holder',
      'payout_requests.iban_encrypted',
      'payout_requests.created_at',
      'payout_requests.decided_at',
      'payout_requests.confirmed_at',
      'payout_requests.returned_at',
      'payout_requests.return_reason',
      'payout_requests.account_blameless',
      'societies.name',
      'societies.is_community',
      'sepa_exports.created_at as exported_at',
      stageOfRow.as('stage'),
    ])
    .select((eb) => eb.fn.coalesce('account.iban_encrypted', 'owner.iban_encrypted').as('iban_now'))
    .select((eb) =>
      eb
        .selectFrom('society_finishes')
        .where(carriesPayoutOf(sql.ref('payout_requests.society_id')))
        .whereRef('society_finishes.year', '=', 'payout_requests.year')
        .where(finishCounts)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('finishes'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]
type People = ReadonlyMap<string, SocietyPerson>

const presentRow = (row: Row, people: People, levels: ReadonlyMap<string, readonly Level[]>) => ({
  id: row.id,
  society: { id: row.society_id, name: row.name, is_community: row.is_community },
  target_year: row.year,
  amount: row.amount,
  notes: row.notes,
  state: row.state,
  stage: row.stage,
  reason: row.reason,
  requested_by: (row.requested_by && people.get(row.requested_by)) || null,
  account_holder: row.account_holder,
  finishes: row.finishes ?? 0,
  tier: tierAt(levels.get(row.society_id) ?? [], row.finishes ?? 0),
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  exported_at: row.exported_at?.toISOString() ?? null,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  returned_at: row.returned_at?.toISOString() ?? null,
  return_reason: row.return_reason,
})

/** Somebody by name, without the e-mail. */
export const nameOf = (people: People, id: string | null): { id: string; name: string } | null => {
  const person = id ? people.get(id) : undefined
  return person ? { id: person.id, name: person.name } : null
}

const decrypted = ({ secrets }: Pick<Context, 'secrets'>, encrypted: Buffer | null): string =>
  encrypted ? secrets.decrypt(Buffer.from(encrypted)) : ''

/** Condition: the request is in this stage. */
export const isInStage = (stage: PayoutStage) => sql<SqlBool>`${stageOfRow} = ${stage}`

/** An amount somebody typed in euros, in cents: `120`, `120 €`, `1.200,50`. */
const centsIn = (typed: string): number | undefined => {
  const written = typed.replace(/[€\s]/g, '')
  if (!/^\d{1,3}(\.?\d{3})*(,\d{2})?$/.test(written)) return undefined
  return Math.round(Number(written.replaceAll('.', '').replace(',', '.')) * 100)
}

/**
 * Conditions for a search: every word occurs in the name of the society or, for admins, in what the requester is found by;
 * or it is the amount. For queries with `societies` and `requester`.
 */
export const matchesPayout = (typed: string | undefined, isAdmin: boolean): Expression<SqlBool>[] => {
  const words = eachWord(typed, (pattern) =>
    isAdmin
      ? sql<SqlBool>`(societies.search_text like ${pattern} or requester.search_text like ${pattern})`
      : sql<SqlBool>`societies.search_text like ${pattern}`,
  )
  const cents = centsIn(typed ?? '')
  if (cents === undefined) return words
  return [sql<SqlBool>`((${sql.join(words, sql` and `)}) or payout_requests.amount = ${cents})`]
}
