import { calendarEntry, type calendarCalls, type CallAnswer } from '@kursportal/shared/contract'
import { berlinDay, keysOf, pick } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { entriesOf } from './entries-of.ts'

/** A chapter that opened is worth saying for a week, and plans are made for twelve. */
const SPAN = { before: 7, after: 84 }

/** What is open since last week and was not begun, what is today, and what comes. */
export const readCalendar = async (
  context: ActorContext,
): Promise<CallAnswer<typeof calendarCalls.readCalendar>> => {
  const today = berlinDay(context.clock.now())
  const entries = await entriesOf(context, context.actor.user_id, SPAN)
  return {
    today,
    entries: entries
      .filter(({ day, state }) => state !== 'done' && (day >= today || state === 'open'))
      .map((entry) => pick(entry, keysOf(calendarEntry.shape))),
  }
}
