import { id } from '../primitives.ts'

/** Whom a reminder is for, beside who is named. */
export const reminderCircle = {
  society_id: id.optional().describe('Only members of this society'),
  course_id: id.optional().describe('Only of this live course'),
}
