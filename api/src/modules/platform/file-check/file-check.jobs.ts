import { contextOn, type Services } from '../../../platform/context.ts'
import { checkFiles } from './check-files.ts'

/** Compares files and rows once a night, after what is over has been deleted. */
export const registerFileCheckJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'platform.check-files',
    concurrency: 1,
    retries: 2,
    lostAfterSeconds: 60,
    run: async (_data, { signal }) => {
      await checkFiles(contextOn(services, services.database.db), signal)
    },
  })
  await services.jobs.schedule('platform.check-files', '17 5 * * *', {})
}
