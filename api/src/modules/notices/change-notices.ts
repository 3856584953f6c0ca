import type {
  AccessibilityStatement,
  CallBody,
  ContactPoints,
  noticeCalls,
} from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { refuseStale, versionOf } from '../../platform/edits.ts'
import { changesOf, noteAdminAction } from '../audit-log/note-admin-action.ts'
import { holdNotice, writeNotice } from './notices.store.ts'

/** Stores whom authorities and people write to. @throws ApiError edited_meanwhile */
export const changeContactPoints = async (
  context: ActorContext,
  { based_on, ...said }: CallBody<typeof noticeCalls.changeContactPoints>,
): Promise<ContactPoints> => {
  const before = await holdNotice(context, 'contact_points')
  refuseStale(based_on, { version: versionOf({ ...before }), edited: null })
  await writeNotice(context, 'contact_points', said)
  const details = changesOf<Record<string, unknown>>(before ?? {}, said)
  if (details) await noteAdminAction(context, { action: 'contact_points_changed', details })
  return said
}

/** Stores what the accessibility statement is made of. @throws ApiError edited_meanwhile */
export const changeAccessibilityStatement = async (
  context: ActorContext,
  { based_on, ...said }: CallBody<typeof noticeCalls.changeAccessibilityStatement>,
): Promise<AccessibilityStatement> => {
  const before = await holdNotice(context, 'accessibility_statement')
  refuseStale(based_on, { version: versionOf({ ...before }), edited: null })
  await writeNotice(context, 'accessibility_statement', said)
  const details = changesOf<Record<string, unknown>>(before ?? {}, said)
  if (details) await noteAdminAction(context, { action: 'accessibility_changed', details })
  return said
}
