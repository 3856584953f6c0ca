import type { CallAnswer, CallBody, CallQuery, managedInsuranceCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type Both = CallQuery<typeof managedInsuranceCalls.previewMerge>

/** What merging would do, in numbers. @throws ApiError not_found, insurances_differ */
export const previewMerge = async (
  { db }: Pick<Context, 'db'>,
  { from, into }: Both,
): Promise<CallAnswer<typeof managedInsuranceCalls.previewMerge>> => {
  const { heir } = await requireBoth(db, { from, into })
  const { members, without_iban } = await db
    .selectFrom('users')
    .where('insurance_id', '=', from)
    .select((eb) => [
      eb.fn.countAll<number>().as('members'),
      eb.fn.countAll<number>().filterWhere('iban_encrypted', 'is', null).as('without_iban'),
    ])
    .executeTakeFirstOrThrow()
  return { members, without_iban: heir.iban_required ? without_iban : 0 }
}

/**
 * Gives everybody who has the one insurance the other one, and deletes the one. Certificates that were issued stay as
 * they are.
 * @throws ApiError not_found, insurances_differ
 */
export const mergeInsurances = async (
  context: ActorContext,
  { from, into }: CallBody<typeof managedInsuranceCalls.mergeInsurances>,
): Promise<CallAnswer<typeof managedInsuranceCalls.mergeInsurances>> => {
  const { db } = context
  const { gone, heir } = await requireBoth(db, { from, into }, true)
  const moved = await db
    .updateTable('users')
    .set({ insurance_id: into })
    .where('insurance_id', '=', from)
    .executeTakeFirst()
  const members = Number(moved.numUpdatedRows)
  await db.deleteFrom('insurances').where('id', '=', from).execute()
  await noteAdminAction(context, {
    action: 'insurance_merged',
    subject: gone.name,
    details: { into: heir.name, count: members },
  })
  return { members }
}

/**
 * Both, locked for a change in the order of their ids, so that two admins who merge them the other way round wait for
 * each other instead of for ever.
 */
const requireBoth = async (db: Context['db'], { from, into }: Both, lock = false) => {
  const rows = await db
    .selectFrom('insurances')
    .select(['id', 'name', 'private', 'iban_required'])
    .where('id', 'in', [from, into])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  const gone = rows.find(({ id }) => id === from.toLowerCase())
  const heir = rows.find(({ id }) => id === into.toLowerCase())
  if (!gone || !heir || gone === heir) throw new ApiError('not_found')
  if (gone.private !== heir.private) throw new ApiError('insurances_differ')
  return { gone, heir }
}
