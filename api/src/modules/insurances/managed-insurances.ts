import { sql } from 'kysely'
import type {
  CallAnswer,
  CallQuery,
  ManagedInsurance,
  managedInsuranceCalls,
} from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { lastEditOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { insuranceColumns, insuranceVersion } from './insurances.ts'

const members = sql<number>`(select count(*) from users where users.insurance_id = insurances.id)::integer`
const withoutIban = sql<number>`(
  select count(*) from users
  where users.insurance_id = insurances.id and users.iban_encrypted is null)::integer`

const managed = (db: Context['db']) =>
  db
    .selectFrom('insurances')
    .select(insuranceColumns.map((column) => `insurances.${column}` as const))
    .select([members.as('members'), withoutIban.as('without_iban')])
    .select([insuranceVersion.as('version'), lastEditOf('insurances', 'updated').as('edited')])

/** The insurances with how many people have each, important ones first, or by how many people have them. */
export const listManagedInsurances = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof managedInsuranceCalls.listManagedInsurances>,
): Promise<CallAnswer<typeof managedInsuranceCalls.listManagedInsurances>> => {
  let matching = managed(db).where((eb) => eb.and(matchesWords('insurances.search_text', query.search)))
  if (query.active !== undefined) matching = matching.where('insurances.active', '=', query.active)
  if (query.private !== undefined) matching = matching.where('insurances.private', '=', query.private)
  const counted = matching.clearSelect()
  const { sort, descending } = query
  if (sort === 'members') matching = matching.orderBy('members', descending === false ? 'asc' : 'desc')
  if (sort === undefined) matching = matching.orderBy('insurances.important', 'desc')
  const byName = sort === 'name' && descending ? 'desc' : 'asc'
  const { rows, total } = await pageOf(
    matching.orderBy(sql`lower(insurances.name)`, byName).orderBy('insurances.id'),
    counted,
    query,
  )
  return { items: rows, total }
}

/** One of them. @throws ApiError not_found */
export const readManagedInsurance = async (
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<ManagedInsurance> => {
  const row = await managed(db).where('insurances.id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}
