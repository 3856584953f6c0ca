import type { CallAnswer, CallBody, CallQuery, Insurance, insuranceCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { sql } from 'kysely'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { lastEditOf, refuseStale } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'

/** Which version of an insurance stands there: when it was changed last. */
export const insuranceVersion = sql<string>`coalesce(
  to_char(insurances.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`

/** The columns an insurance is shown with. */
export const insuranceColumns = [
  'id',
  'name',
  'active',
  'iban_required',
  'important',
  'private',
  'hand_in_text',
  'hand_in_url',
] as const

/** The insurances, important ones first, then by name. */
export const listInsurances = async (
  { db }: Pick<Context, 'db'>,
  query: CallQuery<typeof insuranceCalls.listInsurances>,
): Promise<CallAnswer<typeof insuranceCalls.listInsurances>> => {
  let matching = db
    .selectFrom('insurances')
    .where((eb) => eb.and(matchesWords('insurances.search_text', query.search)))
  if (query.active_only) matching = matching.where('active', '=', true)
  const { rows, total } = await pageOf(
    matching
      .select(insuranceColumns)
      .orderBy('important', 'desc')
      .orderBy((eb) => eb.fn<string>('lower', ['name']))
      .orderBy('id'),
    matching,
    query,
  )
  return { items: rows, total }
}

/** @throws ApiError insurance_exists */
export const addInsurance = async (
  context: ActorContext,
  input: CallBody<typeof insuranceCalls.addInsurance>,
): Promise<Insurance> => {
  const row = await context.db
    .insertInto('insurances')
    .values({ ...input, id: newId(), search_text: searchText(input.name) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(insuranceColumns)
    .executeTakeFirst()
  if (!row) throw new ApiError('insurance_exists')
  await noteAdminAction(context, { action: 'insurance_added', subject: row.name })
  return row
}

/** @throws ApiError not_found, insurance_exists, edited_meanwhile */
export const changeInsurance = async (
  context: ActorContext,
  { id, based_on, ...changed }: CallBody<typeof insuranceCalls.changeInsurance>,
): Promise<Insurance> => {
  const { db, clock, actor } = context
  if (changed.name !== undefined) await refuseTakenName(db, id, changed.name)
  const before = await db
    .selectFrom('insurances')
    .select(insuranceColumns)
    .select([insuranceVersion.as('version'), lastEditOf('insurances', 'updated').as('edited')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new ApiError('not_found')
  refuseStale(based_on, before)
  const row = await db
    .updateTable('insurances')
    .set((eb) => ({
      ...changed,
      updated_at: clock.now(),
      updated_by: actor.user_id,
      search_text: changed.name === undefined ? eb.ref('search_text') : searchText(changed.name),
    }))
    .where('id', '=', id)
    .returning(insuranceColumns)
    .executeTakeFirstOrThrow()
  const details = changesOf(before, changed)
  if (details) await noteAdminAction(context, { action: 'insurance_changed', subject: row.name, details })
  return row
}

const refuseTakenName = async (db: Context['db'], id: string, name: string): Promise<void> => {
  const taken = await db
    .selectFrom('insurances')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) throw new ApiError('insurance_exists')
}
