import type { BulkReport, CallBody, bulkCalls } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAboutMany } from '../audit-log/note-about-many.ts'
import { bulkReportOf, whoIsMeant } from '../people/bulk-target.ts'

/** The name of where they go; null for out of their society. @throws ApiError not_found */
const nameOfSociety = async ({ db }: ActorContext, id: string | null): Promise<string | null> => {
  if (id === null) return null
  const society = await db
    .selectFrom('societies')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  if (!society) throw new ApiError('not_found')
  return society.name
}

/**
 * Puts everybody who is meant into a society or out of theirs, and notes it with each; what counted for the one before
 * stays counted.
 * @throws ApiError not_found, edited_meanwhile
 */
export const moveMany = async (
  context: ActorContext,
  { society_id, reason, dry_run, ...target }: CallBody<typeof bulkCalls.moveManyToSociety>,
): Promise<BulkReport> => {
  const { db, clock } = context
  const name = await nameOfSociety(context, society_id)
  const { where, chosen } = await whoIsMeant(context, target)
  const isElsewhere = sql`${where} and users.society_id is distinct from ${society_id}::uuid`
  if (dry_run) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::integer as n from users where ${isElsewhere}`.execute(db)
    const done = rows[0]?.n ?? 0
    return bulkReportOf(chosen, done, { is_there_already: chosen - done })
  }
  const { rows } = await sql<{ id: string }>`
    update users set society_id = ${society_id}::uuid, updated_at = ${clock.now()}
    where ${isElsewhere} returning id`.execute(db)
  const userIds = rows.map(({ id }) => id)
  const details = { attribute: 'society_id', after: { society_id: name } }
  await noteAboutMany(context, { action: 'person_changed', userIds, reason, details })
  return bulkReportOf(chosen, userIds.length, { is_there_already: chosen - userIds.length })
}
