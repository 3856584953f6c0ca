import type { CallAnswer, CallBody, societyPeopleCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { countReminders, dueReminders } from './due-reminders.ts'
import { remind } from './send-reminders.ts'

/** Fewer people than this are told as nobody, so that nothing is learnt about one of them. */
const FEWEST = 5
const INACTIVE_DAYS = 14

/**
 * Reminds the members of a society who began a course and stopped, on behalf of whoever leads it. Neither who they are
 * nor what they learn is told.
 * @throws ApiError not_found
 */
export const remindSociety = async (
  context: ActorContext,
  { society_id, dry_run = false }: CallBody<typeof societyPeopleCalls.remindSociety>,
): Promise<CallAnswer<typeof societyPeopleCalls.remindSociety>> => {
  const { id } = await requireLedSociety(context, context.actor, society_id)
  const circle = { societyId: id, inactiveDays: INACTIVE_DAYS }
  const { remindersAtOnce, reminderPauseDays: pause_days } = context.config.limits
  const { due } = await countReminders(context, circle)
  if (dry_run) return { people: due < FEWEST ? null : due, pause_days }
  const people = await dueReminders(context, circle, remindersAtOnce)
  const reminded = (await remind(context, circle, people, context.actor.user_id)).length
  if (context.actor.is_admin && reminded > 0)
    await noteAdminAction(context, { action: 'reminders_sent', societyId: id, details: { count: reminded } })
  return { people: reminded < FEWEST ? null : reminded, pause_days }
}
