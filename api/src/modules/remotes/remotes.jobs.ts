import type { Services } from '../../platform/context.ts'

/** Days after which a vote is forgotten. */
const KEPT = 30

/** Forgets old votes, once a night. */
export const registerRemoteJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'remotes.forget-votes',
    concurrency: 1,
    retries: 3,
    lostAfterSeconds: 60,
    run: async () => {
      const before = new Date(services.clock.now().getTime() - KEPT * 24 * 3600 * 1000)
      await services.database.db.deleteFrom('remote_votes').where('last_at', '<', before).execute()
    },
  })
  await services.jobs.schedule('remotes.forget-votes', '43 3 * * *', {})
}
