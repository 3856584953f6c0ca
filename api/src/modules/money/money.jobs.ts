import type { Services } from '../../platform/context.ts'
import { bookBonuses } from './book-bonuses.ts'

/** Books what is due at the year's end: looks every hour, so it happens soon after New Year whenever a process runs. */
export const registerMoneyJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'money.book-bonuses',
    concurrency: 1,
    retries: 3,
    lostAfterSeconds: 60,
    run: async (_data, { log, signal }) => {
      const booked = await bookBonuses(services, signal)
      if (booked > 0) log.info({ booked }, 'bonuses booked')
    },
  })
  await services.jobs.schedule('money.book-bonuses', '17 * * * *', {})
}
