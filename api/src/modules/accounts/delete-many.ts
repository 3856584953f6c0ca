import { sql } from 'kysely'
import {
  BULK_DELETION_LIMIT,
  type BulkReport,
  type CallBody,
  type bulkCalls,
} from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { bulkReportOf, whoIsMeant } from '../people/bulk-target.ts'
import { forgetPerson } from './personal-data.ts'

const isTeam = sql`(users.is_admin or users.is_course_creator)`
const isLeader = sql`(not ${isTeam} and exists (
  select from societies where societies.owner_id = users.id and societies.deleted_at is null))`
const isFree = sql`(not ${isTeam} and not ${isLeader})`

type Counts = { team: number; leaders: number; free: number }

/**
 * Deletes the accounts of who is meant, as `deleteUser` does one. Whoever others depend on is left out: the team, and
 * whoever leads a society.
 * @throws ApiError edited_meanwhile
 */
export const deleteMany = async (
  context: ActorContext,
  { reason, dry_run, ...target }: CallBody<typeof bulkCalls.deleteMany>,
): Promise<BulkReport> => {
  const { db, actor } = context
  const { where, chosen } = await whoIsMeant(context, target)
  const { rows } = await sql<Counts>`
    select count(*) filter (where ${isTeam})::integer as team,
      count(*) filter (where ${isLeader})::integer as leaders, count(*) filter (where ${isFree})::integer as free
    from users where ${where}`.execute(db)
  const { team = 0, leaders = 0, free = 0 } = rows[0] ?? {}
  const done = Math.min(free, BULK_DELETION_LIMIT)
  const report = bulkReportOf(chosen, done, { team, leads_society: leaders, above_limit: free - done })
  if (dry_run) return report
  const people = await sql<{ id: string }>`
    select id from users where ${where} and ${isFree} order by id limit ${BULK_DELETION_LIMIT} for update`.execute(
    db,
  )
  for (const { id } of people.rows) {
    await noteAdminAction(context, { action: 'person_deleted', userId: id, reason })
    await forgetPerson(context, { userId: id, heirId: actor.user_id })
  }
  return report
}
