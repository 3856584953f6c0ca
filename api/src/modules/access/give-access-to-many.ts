import type { BulkReport, CallBody, bulkCalls } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { giveCoursesBack, lacksPartOf } from '../learning/withdrawn-courses.ts'
import { noteAboutMany } from '../audit-log/note-about-many.ts'
import { bulkReportOf, whoIsMeant } from '../people/bulk-target.ts'
import { lockOwnAccess } from './access.policy.ts'

/**
 * Gives an access to everybody who is meant and has it not, or withdrew from a part of it, and notes it with each.
 * @throws ApiError not_found, societies_enabled, edited_meanwhile
 */
export const giveAccessToMany = async (
  context: ActorContext,
  { access_id, dry_run, ...target }: CallBody<typeof bulkCalls.giveAccessToMany>,
): Promise<BulkReport> => {
  const { db, clock } = context
  const access = await lockOwnAccess(context, access_id)
  if (access.for_societies) throw new ApiError('societies_enabled')
  const { where, chosen } = await whoIsMeant(context, target)
  const hasNot = sql`${where} and (not exists (
    select from access_users where access_users.access_id = ${access.id} and access_users.user_id = users.id)
    or ${lacksPartOf(access.id, sql.ref('users.id'))})`
  if (dry_run) {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::integer as n from users where ${hasNot}`.execute(db)
    const done = rows[0]?.n ?? 0
    return bulkReportOf(chosen, done, { has_it_already: chosen - done })
  }
  const { rows } = await sql<{ user_id: string }>`
    insert into access_users (access_id, user_id, created_at)
    select ${access.id}, users.id, ${clock.now()} from users where ${hasNot}
    on conflict (access_id, user_id) do update set created_at = access_users.created_at
    returning user_id`.execute(db)
  const userIds = rows.map(({ user_id }) => user_id)
  await giveCoursesBack(context, userIds, access.id)
  await noteAboutMany(context, { action: 'access_given', userIds, subject: access.name })
  return bulkReportOf(chosen, userIds.length, { has_it_already: chosen - userIds.length })
}
