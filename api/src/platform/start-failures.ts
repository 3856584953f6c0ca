import { ConfigError, type Config } from './config.ts'
import { codeOf, messageOf } from './errors.ts'
import { isBucketSettingRefused, isStorageAway } from './storage/storage-away.ts'

/** What to read of a start or a command that failed: a sentence where somebody can mend it, else the stack. */
export const startFailureText = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message
  if (codeOf(error) === 'ENOSPC') return `There is no room left on the disk (${messageOf(error)}).`
  return error instanceof Error ? (error.stack ?? error.message) : messageOf(error)
}

/**
 * Runs a step of a start; a bucket that is away or refuses its settings is named with them, as the database is where it
 * is opened.
 * @throws ConfigError for that, with what the bucket said as its cause
 */
export const namingTheBucket = async <T>({ s3 }: Pick<Config, 's3'>, step: () => Promise<T>): Promise<T> => {
  try {
    return await step()
  } catch (error) {
    const isAway = isStorageAway(error)
    const isRefused = isBucketSettingRefused(error)
    if (!s3 || error instanceof ConfigError || !(isAway || isRefused)) throw error
    const where = s3.endpoint ? ` at ${s3.endpoint}` : ''
    const check = isAway
      ? 'Check S3_ENDPOINT and that it runs.'
      : 'Check S3_BUCKET, which has to be made before, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'
    throw new ConfigError(
      `The bucket ${s3.bucket}${where} ${isAway ? 'cannot be reached' : 'refuses'} (${messageOf(error)}). ${check}`,
      { cause: error },
    )
  }
}
