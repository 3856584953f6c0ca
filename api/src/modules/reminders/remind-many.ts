import type { BulkReport, CallBody, bulkCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { bulkReportOf, whoIsMeant } from '../people/bulk-target.ts'
import { remindCircle } from './send-reminders.ts'

/**
 * Reminds everybody who is meant and has an open course, as `sendReminders` does.
 * @throws ApiError edited_meanwhile
 */
export const remindMany = async (
  context: ActorContext,
  { dry_run, ...target }: CallBody<typeof bulkCalls.remindMany>,
): Promise<BulkReport> => {
  const { where, chosen } = await whoIsMeant(context, target)
  const { sent, left, paused, unwanted } = await remindCircle(context, { where, inactiveDays: 0 }, dry_run)
  return bulkReportOf(chosen, sent, {
    reminded_lately: paused,
    unwanted,
    above_limit: left,
    no_course: chosen - sent - left - paused - unwanted,
  })
}
