import type { Services } from '../../platform/context.ts'
import { warnOfEndings } from './warn-of-endings.ts'

/** Looks every hour of the day: a process that was down at one of them misses nothing, and no mail comes at night. */
export const registerCertificationJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'certifications.warn',
    concurrency: 1,
    retries: 3,
    lostAfterSeconds: 60,
    run: async (_data, { log, signal }) => {
      const courses = await warnOfEndings(services, signal)
      if (courses > 0) log.info({ courses }, 'certifications that end soon were told of')
    },
  })
  await services.jobs.schedule('certifications.warn', '27 8-19 * * *', {})
}
