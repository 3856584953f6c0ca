import { readConfig, type Config } from '../../platform/config.ts'

/** A bucket that exists for a while, and how it is reached. */
export type TestS3 = {
  /** What the platform is told of it, by the names of `S3_…`. */
  settings: Record<
    'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >
  /** What lies in it below a prefix, in the order of their names. */
  keysBelow: (prefix: string) => Promise<string[]>
  close: () => Promise<void>
}

/** What the platform makes of the settings of a bucket. */
export const bucketOf = ({ settings }: TestS3): NonNullable<Config['s3']> => {
  const { s3 } = readConfig(settings)
  if (!s3) throw new Error('the settings of the bucket are not read')
  return s3
}
