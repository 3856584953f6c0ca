import type { Services } from '../../platform/context.ts'
import { askLink, type LinkAnswer } from './ask-link.ts'
import { dueLinks, forgetUnwanted, noteAnswer } from './links.store.ts'

/** Pages asked at once. */
const AT_ONCE = 5

/** Asks one address whether a page is there. */
export type Ask = (address: string, options: { signal: AbortSignal }) => Promise<LinkAnswer>

/** Asks the pages that are due, a few at a time, and stores each answer as it comes. */
export const checkLinks = async (
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  signal: AbortSignal,
  ask: Ask = askLink,
): Promise<number> => {
  await forgetUnwanted(db, clock.now())
  const due = await dueLinks(db, clock.now())
  const waiting = due.values()
  const one = async (): Promise<void> => {
    for (const { address, failures } of waiting) {
      signal.throwIfAborted()
      const answer = await ask(address, { signal })
      await noteAnswer(db, { address, failures, answer, now: clock.now() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return due.length
}

/** Looks after the links of lectures: soon after they are written, and all of them week by week. */
export const registerLinkJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'links.check',
    concurrency: 1,
    retries: 2,
    lostAfterSeconds: 300,
    run: async (_data, { signal, log }) => {
      const asked = services.config.linkCheck ? await checkLinks(services, signal) : 0
      if (asked > 0) log.info({ asked }, 'links checked')
    },
  })
  await services.jobs.schedule('links.check', '23 * * * *', {})
}
