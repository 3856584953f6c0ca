import type { AccessibilityStatement, ContactPoints } from '@kursportal/shared/contract'
import { writeNotice } from '../../modules/notices/notices.store.ts'
import type { Context } from '../../platform/context.ts'

/** Enters what the operator says in public. */
export const setNotices = async (
  context: Context,
  { contact, accessibility }: { contact: ContactPoints; accessibility: AccessibilityStatement },
): Promise<void> => {
  await writeNotice(context, 'contact_points', contact)
  await writeNotice(context, 'accessibility_statement', accessibility)
}
