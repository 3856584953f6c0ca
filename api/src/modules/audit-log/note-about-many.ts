import { sql } from 'kysely'
import type { AuditAction } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'

type Action = {
  action: AuditAction
  userIds: readonly string[]
  subject?: string
  societyId?: string | null
  reason?: string | undefined
  details?: Record<string, unknown>
}

/** Leaves the same line in the audit log for each of many people, in the transaction of what it is about. */
export const noteAboutMany = async (
  { db, clock, actor }: Pick<ActorContext, 'db' | 'clock' | 'actor'>,
  { action, userIds, subject = '', societyId = null, reason = '', details = {} }: Action,
): Promise<void> => {
  if (userIds.length === 0) return
  await sql`
    insert into admin_log (id, at, admin_id, action, user_id, society_id, subject, subject_text, reason, details)
    select gen_random_uuid(), ${clock.now()}, ${actor.user_id}, ${action}, user_id, ${societyId}, ${subject},
      ${searchText(subject)}, ${reason}, ${JSON.stringify(details)}::jsonb
    from unnest(${[...userIds]}::uuid[]) as user_id`.execute(db)
}
