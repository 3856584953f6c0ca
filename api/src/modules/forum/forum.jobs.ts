import type { Services } from '../../platform/context.ts'
import { sendDigests } from './send-digests.ts'

/** Looks every ten minutes for whom there is something to tell. */
export const registerForumJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'forum.send-digests',
    concurrency: 1,
    retries: 2,
    lostAfterSeconds: 60,
    run: async (_data, { log, signal }) => {
      const mails = await sendDigests(services, signal)
      if (mails > 0) log.info({ mails }, 'forum digests queued')
    },
  })
  await services.jobs.schedule('forum.send-digests', '*/10 * * * *', {})
}
