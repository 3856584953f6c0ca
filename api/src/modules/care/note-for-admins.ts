import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'

type Noted = {
  action?: 'care_changed' | 'care_proof_read'
  userId?: string
  details: Record<string, unknown>
}

/** Leaves a line in the log where an admin changes or downloads something about a course that is another's. */
export const noteForAdmins = async (
  context: ActorContext,
  course: { owner_id: string; course_title: string },
  noted: Noted,
): Promise<void> => {
  if (course.owner_id === context.actor.user_id) return
  await noteAdminAction(context, {
    action: 'care_changed',
    subject: course.course_title,
    ...noted,
  })
}
