import type { AccessibilityStatement, ContactPoints } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import { readNotice, writeNotice } from './notices.store.ts'

/** Stores whom authorities and people write to. */
export const changeContactPoints = async (
  context: ActorContext,
  said: ContactPoints,
): Promise<ContactPoints> => {
  const before = await readNotice(context, 'contact_points')
  await writeNotice(context, 'contact_points', said)
  const details = changesOf<Record<string, unknown>>(before ?? {}, said)
  if (details) await noteAdminAction(context, { action: 'contact_points_changed', details })
  return said
}

/** Stores what the accessibility statement is made of. */
export const changeAccessibilityStatement = async (
  context: ActorContext,
  said: AccessibilityStatement,
): Promise<AccessibilityStatement> => {
  const before = await readNotice(context, 'accessibility_statement')
  await writeNotice(context, 'accessibility_statement', said)
  const details = changesOf<Record<string, unknown>>(before ?? {}, said)
  if (details) await noteAdminAction(context, { action: 'accessibility_changed', details })
  return said
}
