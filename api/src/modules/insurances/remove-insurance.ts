import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

/**
 * Deletes an insurance nobody has.
 * @throws ApiError not_found; insurance_in_use with `{ members }`
 */
export const removeInsurance = async (context: ActorContext, id: string): Promise<void> => {
  const { db } = context
  // Who chooses it at this moment waits for the lock, and is then told that it is gone.
  const row = await db
    .selectFrom('insurances')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const { members } = await db
    .selectFrom('users')
    .where('insurance_id', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  if (members > 0) throw new ApiError('insurance_in_use', { members })
  await db.deleteFrom('insurances').where('id', '=', id).execute()
  await noteAdminAction(context, { action: 'insurance_removed', subject: row.name })
}
