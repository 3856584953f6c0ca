import { openMemoryS3 } from './memory-s3.ts'
import { openSwiftS3 } from './swift-s3.ts'

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

/**
 * Opens an empty bucket: in memory, which knows what the platform asks for and checks no signature; with `TEST_S3=swift`
 * in OpenStack Swift, a server that others wrote and run.
 */
export const openTestS3 = (): Promise<TestS3> =>
  process.env['TEST_S3'] === 'swift' ? openSwiftS3() : openMemoryS3()
