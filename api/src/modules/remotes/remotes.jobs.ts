import type { Services } from '../../platform/context.ts'
import { tellOwners } from './tell-owners.ts'

/** Tells teams of the errors of their remotes, every five minutes. */
export const registerRemoteJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'remotes.tell-owners',
    concurrency: 1,
    retries: 1,
    lostAfterSeconds: 300,
    run: async (_data, { signal, log }) => {
      const told = await tellOwners(services, signal)
      if (told > 0) log.info({ told }, 'teams told of errors')
    },
  })
  await services.jobs.schedule('remotes.tell-owners', '*/5 * * * *', {})
}
