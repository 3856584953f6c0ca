import type { CallAnswer, CallQuery, recommendingCalls } from '@kursportal/shared/contract'
import { addDays, berlinDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { partsOf } from './performance.views.ts'

/** From so many days on a part is a week: a day of a quarter is no wider than a hair. */
const WEEKS_FROM = 60
const WEEK = 7

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * The way from the link to the finish over the last days; days of Europe/Berlin.
 * @throws ApiError not_found
 */
export const readSalesFunnel = async (
  context: ActorContext,
  { society_id, days }: CallQuery<typeof recommendingCalls.readSalesFunnel>,
): Promise<CallAnswer<typeof recommendingCalls.readSalesFunnel>> => {
  const { id } = await requireLedSociety(context, context.actor, society_id)
  const to = berlinDay(context.clock.now())
  const width = days >= WEEKS_FROM ? WEEK : 1
  const count = Math.ceil(days / width)
  // Whole weeks that end today.
  const begins = Array.from({ length: count }, (_, index) => addDays(to, 1 - (count - index) * width))
  const found = await partsOf(context.db, id, { days: begins, last: to })
  return {
    from: begins[0] ?? to,
    to,
    visits: sum(found.visits),
    registrations: sum(found.registrations),
    finishes: sum(found.finishes),
    parts: begins.map((from, index) => ({
      from,
      visits: found.visits[index] ?? 0,
      registrations: found.registrations[index] ?? 0,
      finishes: found.finishes[index] ?? 0,
    })),
  }
}
