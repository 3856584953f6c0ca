import { sql } from 'kysely'
import type { CallAnswer, accessCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type DefaultIds = CallAnswer<typeof accessCalls.readDefaultIds>

/** The accesses everybody has. */
export const readDefaultIds = async ({ db }: Pick<Context, 'db'>): Promise<DefaultIds> => ({
  accesses: await db
    .selectFrom('default_accesses')
    .innerJoin('accesses', 'accesses.id', 'default_accesses.access_id')
    .select([
      'accesses.id',
      'accesses.name',
      sql<number>`(select count(*)::integer from access_courses where access_id = accesses.id)`.as('courses'),
    ])
    .orderBy('accesses.name')
    .orderBy('accesses.id')
    .execute(),
})

/** Sets which accesses everybody has. @throws ApiError not_found when one does not exist */
export const writeDefaultIds = async (
  context: ActorContext,
  accessIds: readonly string[],
): Promise<DefaultIds> => {
  const { db } = context
  const wanted = [...new Set(accessIds)]
  const known =
    wanted.length > 0 ? await db.selectFrom('accesses').select('id').where('id', 'in', wanted).execute() : []
  if (known.length < wanted.length) throw new ApiError('not_found')
  await db.deleteFrom('default_accesses').execute()
  if (wanted.length > 0) {
    await db
      .insertInto('default_accesses')
      .values(wanted.map((access_id) => ({ access_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const { accesses } = await readDefaultIds(context)
  await noteAdminAction(context, {
    action: 'default_accesses_changed',
    subject: accesses.map(({ name }) => name).join(', '),
    details: { access_ids: wanted, count: wanted.length },
  })
  return { accesses }
}
