import type { Services } from '../../platform/context.ts'
import { forgetVotes } from './forget-votes.ts'

/** Forgets old votes, once a night. */
export const registerRemoteJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'remotes.forget-votes',
    concurrency: 1,
    retries: 3,
    lostAfterSeconds: 60,
    run: () => forgetVotes(services),
  })
  await services.jobs.schedule('remotes.forget-votes', '43 3 * * *', {})
}
