import type { Services } from '../../platform/context.ts'
import { runRetention } from './run-retention.ts'

/** Deletes what has been kept for its period, once a night and when an admin wants it at once. */
export const registerRetentionJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'retention.run',
    concurrency: 1,
    retries: 5,
    lostAfterSeconds: 60,
    run: (_data, { signal }) => runRetention(services, signal),
  })
  await services.jobs.schedule('retention.run', '37 3 * * *', {})
}
