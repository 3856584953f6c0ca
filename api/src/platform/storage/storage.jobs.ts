import type { Services } from '../context.ts'

/** Removes files after the transaction that no longer wants them: a storage takes no part in transactions. */
export const registerStorageJobs = async ({ jobs, storage }: Services): Promise<void> => {
  await jobs.work({
    name: 'storage.remove',
    concurrency: 2,
    retries: 8,
    lostAfterSeconds: 60,
    run: ({ prefix }) => storage.remove(prefix),
  })
}
