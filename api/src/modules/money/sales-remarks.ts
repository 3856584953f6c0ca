import { sql } from 'kysely'
import { z } from 'zod'
import type { CallAnswer, CallBody, CallQuery, salesCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireSociety } from '../societies/societies.policy.ts'
import { carriesPayoutOf, peopleById } from '../societies/societies.views.ts'
import { nameOf } from './payouts.views.ts'
import { readRemarks } from './sales-remarks.views.ts'

/** What looks odd about recommending and nobody has decided about. */
export const listSalesRemarks = async (
  context: Context,
  { year, kind, limit, offset }: CallQuery<typeof salesCalls.listSalesRemarks>,
): Promise<CallAnswer<typeof salesCalls.listSalesRemarks>> => {
  const { rows, total } = await readRemarks(context, { year, kind, limit, offset })
  const people = await peopleById(
    context.db,
    rows.map((row) => row.user_id),
  )
  return {
    items: rows.map((row) => ({
      key: row.key,
      kind: row.kind,
      society: { id: row.society_id, name: row.name, is_community: row.is_community },
      person: nameOf(people, row.user_id),
      at: new Date(row.at).toISOString(),
      count: row.count,
      amount: row.amount,
      transaction_id: row.transaction_id,
    })),
    total,
  }
}

/**
 * Something that looked odd is in order: it is listed no more.
 * @throws ApiError not_found for what is about nothing of this society, already_decided
 */
export const settleSalesRemark = async (
  context: ActorContext,
  { society_id, key, note }: CallBody<typeof salesCalls.settleSalesRemark>,
): Promise<void> => {
  const { db, clock, actor } = context
  await requireSociety(context, society_id)
  if (!(await isAbout(context, society_id, key))) throw new ApiError('not_found')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sales_remark_decisions')
    .values({ key, society_id, note, decided_by: actor.user_id, decided_at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw new ApiError('already_decided')
  await noteAdminAction(context, {
    action: 'sales_remark_settled',
    societyId: society_id,
    reason: note,
    details: { key },
  })
}

const ofFinish = z.templateLiteral([z.enum(['own_finish', 'same_iban', 'fast_finish']), ':', z.uuid()])

/** Whether a key names a finish, or an hour, of this society or of one that was merged into it. */
const isAbout = async ({ db }: Context, societyId: string, key: string): Promise<boolean> => {
  if (key.startsWith(`burst:${societyId}:`)) return /^\d{1,12}$/.test(key.split(':')[2] ?? '')
  if (!ofFinish.safeParse(key).success) return false
  const finish = await db
    .selectFrom('society_finishes')
    .select('transaction_id')
    .where('transaction_id', '=', key.split(':')[1] ?? '')
    .where(carriesPayoutOf(sql.val(societyId)))
    .executeTakeFirst()
  return finish !== undefined
}
