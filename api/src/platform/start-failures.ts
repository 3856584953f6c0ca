import { ConfigError, type Config } from './config.ts'
import { codeOf, messageOf } from './errors.ts'
import { isStorageAway } from './storage/storage-away.ts'

/** What to read of a start or a command that failed: a sentence where somebody can mend it, else the stack. */
export const startFailureText = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (codeOf(error) === 'ENOSPC') return `There is no room left on the disk (${messageOf(error)}).`
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error)
}

/**
 * Runs a step of a start; a bucket that is away is named with its settings, as the database is where it is opened.
 * @throws ConfigError for that, with what the bucket said as its cause
 */
export const namingTheBucket = async <T>({ s3 }: Pick<Config, 's3'>, step: () => Promise<T>): Promise<T> => {
  try {
    return await step()
  } catch (error) {
    if (!s3 || error instanceof ConfigError || !isStorageAway(error)) throw error
    const where = s3.endpoint ? ` at ${s3.endpoint}` : ''
    throw new ConfigError(
      `The bucket ${s3.bucket}${where} cannot be reached (${messageOf(error)}). Check S3_ENDPOINT and that it runs.`,
      { cause: error },
    )
  }
}
