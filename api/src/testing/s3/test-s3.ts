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
