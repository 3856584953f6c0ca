import type { AuditAction } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { Actor, ActorContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

type Action = {
  action: AuditAction
  /** Whom it is about; nobody in particular where it is left out. */
  userId?: string
  /** Which society it is about; the log shows its name. */
  societyId?: string | null
  /** The name of anything else it is about. */
  subject?: string
  reason?: string | undefined
  /** What exactly, without anything secret or about health. */
  details?: Record<string, unknown>
}

/** Leaves a line in the audit log, in the transaction of what it is about; without an actor the platform did it. */
export const noteAdminAction = async (
  { db, clock, actor }: Pick<ActorContext, 'db' | 'clock'> & { actor: Pick<Actor, 'user_id'> | null },
  { action, userId, societyId = null, subject = '', reason = '', details = {} }: Action,
): Promise<void> => {
  await db
    .insertInto('admin_log')
    .values({
      id: newId(),
      at: clock.now(),
      admin_id: actor?.user_id ?? null,
      action,
      user_id: userId ?? null,
      society_id: societyId,
      subject,
      subject_text: searchText(subject),
      reason,
      details: JSON.stringify(details),
    })
    .execute()
}

type Change = { before: Record<string, unknown>; after: Record<string, unknown> }

/** What a change made different, before and after; nothing where all is as it was. */
export const changesOf = <T extends Record<string, unknown>>(
  before: T,
  changed: { [K in keyof T]?: T[K] | undefined },
): Change | undefined => {
  const keys = Object.keys(changed).filter(
    (key) => changed[key] !== undefined && JSON.stringify(changed[key]) !== JSON.stringify(before[key]),
  )
  if (keys.length === 0) return undefined
  const pick = (from: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, from[key]]))
  return { before: pick(before), after: pick(changed) }
}
