import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfBerlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { availableByYear } from './transfer-balance.ts'

/** So many who register within an hour are looked at. */
const BURST = 10

/** A remark as it is read from the books. */
export type RemarkRow = {
  key: string
  kind: 'own_finish' | 'same_iban' | 'burst' | 'fast_finish'
  society_id: string
  name: string
  is_community: boolean
  user_id: string | null
  at: Date
  count: number
  amount: number
  transaction_id: string | null
}

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** The finishes of a year, or of all, that count, each with the society that has the money since a merger. */
const counted = (year: number | undefined, societyIds?: readonly string[]) => sql`
  select finish.transaction_id, coalesce(society.merged_into, society.id) as society_id, finish.user_id,
    finish.participation_id, finish.finished_at, society.owner_id
  from society_finishes finish join societies society on society.id = finish.society_id
  where (society.deleted_at is null or society.merged_into is not null) ${
    year === undefined ? sql`` : sql`and finish.year = ${year}`
  } ${
    societyIds
      ? sql`and society.id in (
          select id from societies where id = any(${uuids(societyIds)}) or merged_into = any(${uuids(societyIds)}))`
      : sql``
  } and not exists (
    select from ledger_transactions reversal where reversal.reverses = finish.transaction_id)`

/** What the finish of a row of `remark` earned. */
const earned = sql`coalesce((
  select entry.amount from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
  where entry.transaction_id = remark.transaction_id and account.kind = 'available'), 0)`

const ofFinish = (kind: string, condition: RawBuilder<unknown>) => sql`
  select ${kind} || ':' || counted.transaction_id as key, ${kind} as kind, counted.society_id, counted.user_id,
    counted.finished_at as at, 1 as count, counted.transaction_id
  from counted where ${condition}`

const finishRemarks = (sameIban: readonly string[]) => sql`
  ${ofFinish(
    'own_finish',
    sql`counted.user_id = counted.owner_id or exists (
      select from society_admins admin
      where admin.society_id = counted.society_id and admin.user_id = counted.user_id)`,
  )}
  union all ${ofFinish('same_iban', sql`counted.transaction_id = any(${uuids(sameIban)})`)}
  union all ${ofFinish(
    'fast_finish',
    sql`exists (
      select from participations participation where participation.id = counted.participation_id
        and participation.finished_at - participation.started_at < interval '1 day')`,
  )}`

const remarks = (year: number | undefined, sameIban: readonly string[]) => sql`
  ${finishRemarks(sameIban)}
  union all
  select 'burst:' || society_id || ':' || extract(epoch from date_trunc('hour', created_at))::bigint, 'burst',
    society_id, null::uuid, date_trunc('hour', created_at), count(*)::int, null::uuid
  from users
  where society_id is not null ${
    year === undefined
      ? sql``
      : sql`and created_at >= ${startOfBerlinDay(`${year}-01-01`)}
          and created_at < ${startOfBerlinDay(addDays(`${year}-12-31`, 1))}`
  }
  group by society_id, date_trunc('hour', created_at) having count(*) >= ${BURST}`

type Asked = {
  /** All of them when left out. */
  year: number | undefined
  kind?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** A page of what nobody has decided about, and how many there are. */
export const readRemarks = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { year, kind, limit, offset }: Asked,
): Promise<{ rows: RemarkRow[]; total: number }> => {
  const sameIban = await finishesToOwnersAccount({ db, secrets }, year)
  const open = sql`
    with counted as (${counted(year)}), remark as (${remarks(year, sameIban)}), open as (
      select remark.*, society.name, society.is_community from remark
      join societies society on society.id = remark.society_id
      where society.deleted_at is null ${kind ? sql`and remark.kind = ${kind}` : sql``}
        and not exists (select from sales_remark_decisions decision where decision.key = remark.key))`
  const page = sql`${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset ? sql`offset ${offset}` : sql``}`
  const { rows } = await sql<RemarkRow & { total: number }>`${open}, page as (
      select open.*, (count(*) over ())::int as total from open order by at desc, key ${page})
    select remark.*, ${earned} as amount from page as remark order by at desc, key`.execute(db)
  const counts = rows[0] ?? (offset ? await countOpen(db, open) : undefined)
  return { rows, total: counts?.total ?? 0 }
}

/** How many there are, where the page lies behind all of them. */
const countOpen = async (db: Db, open: RawBuilder<unknown>): Promise<{ total: number } | undefined> => {
  const { rows } = await sql<{ total: number }>`${open} select count(*)::int as total from open`.execute(db)
  return rows[0]
}

/** A finish whose money waits until an admin has looked at it. */
export type HeldFinish = { society_id: string; transaction_id: string; amount: number }

/** The finishes of societies in a year that look odd and nobody has decided about, each once. */
export const readHeldFinishes = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { society_ids, year }: { society_ids: readonly string[]; year: number },
): Promise<HeldFinish[]> => {
  if (society_ids.length === 0) return []
  const sameIban = await finishesToOwnersAccount({ db, secrets }, year, society_ids)
  const { rows } = await sql<HeldFinish>`
    with counted as (${counted(year, society_ids)}), remark as (${finishRemarks(sameIban)})
    select distinct society_id, transaction_id, ${earned} as amount from remark
    where not exists (select from sales_remark_decisions decision where decision.key = remark.key)`.execute(
    db,
  )
  return rows
}

/** How many finishes hold money back that a society has, by year; years with none are left out. */
export const remarksHolding = async (
  context: Pick<Context, 'db' | 'secrets'>,
  societyId: string,
): Promise<{ year: number; count: number }[]> => {
  const found: { year: number; count: number }[] = []
  for (const { year } of await availableByYear(context, societyId)) {
    const held = await readHeldFinishes(context, { society_ids: [societyId], year })
    if (held.length > 0) found.push({ year, count: held.length })
  }
  return found
}

/** What waits for a society, in euro cents. */
export const heldOf = (held: readonly HeldFinish[], societyId: string): number =>
  held.reduce((sum, { society_id, amount }) => (society_id === societyId ? sum + amount : sum), 0)

/** The IBANs somebody gave: in the profile, and of societies they own. */
const ibansOf = (user: string) => sql`lateral (
  select iban_encrypted from users where id = ${sql.ref(user)} and iban_encrypted is not null
  union all
  select iban_encrypted from society_payout_accounts where owner_id = ${sql.ref(user)})`

/**
 * The finishes of a year, or of all, whose person is paid to the same account as the owner of the society. Account
 * numbers are stored encrypted, so they are compared here.
 */
const finishesToOwnersAccount = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  year: number | undefined,
  societyIds?: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ transaction_id: string; own: Buffer; owners: Buffer }>`
    with counted as (${counted(year, societyIds)})
    select counted.transaction_id, person.iban_encrypted as own, owner.iban_encrypted as owners
    from counted
    join ${ibansOf('counted.user_id')} person on true
    join ${ibansOf('counted.owner_id')} owner on true
    where counted.user_id <> counted.owner_id`.execute(db)
  const known = new Map<string, string>()
  const plain = (encrypted: Buffer): string => {
    const bytes = Buffer.from(encrypted)
    const key = bytes.toString('base64')
    const iban = known.get(key) ?? secrets.decrypt(bytes)
    known.set(key, iban)
    return iban
  }
  const same = rows.filter(({ own, owners }) => plain(own) === plain(owners))
  return [...new Set(same.map(({ transaction_id }) => transaction_id))]
}
