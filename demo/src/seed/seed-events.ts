import type { Context } from '@kursportal/api/seed/context'
import { confirmations } from './seed-certificates.ts'
import { payouts } from './seed-payouts.ts'

/** What happened on the demo, oldest first, so that every list and every balance is as if it had happened then. */
export const seedEvents = async (context: Context): Promise<void> => {
  const events = [...(await confirmations(context)), ...(await payouts(context))]
  for (const { at, run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await run({ ...context, clock: { now: () => at } })
}
