import type { Services } from '../../platform/context.ts'
import { compactTallies } from '../../platform/db/tallies.ts'

/** Adds up what was counted since, so that reading a tally stays reading a few rows. */
export const registerTallyJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'platform.add-up-tallies',
    concurrency: 1,
    retries: 1,
    lostAfterSeconds: 60,
    run: () => compactTallies(services.database.db),
  })
  await services.jobs.schedule('platform.add-up-tallies', '*/5 * * * *', {})
}
