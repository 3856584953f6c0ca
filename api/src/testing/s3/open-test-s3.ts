import { openMemoryS3 } from './memory-s3.ts'
import { openSwiftS3 } from './swift-s3.ts'
import type { TestS3 } from './test-s3.ts'

/**
 * Opens an empty bucket: in memory, which knows what the platform asks for and checks no signature; with `TEST_S3=swift`
 * in OpenStack Swift, a server that others wrote and run.
 */
export const openTestS3 = (): Promise<TestS3> =>
  process.env['TEST_S3'] === 'swift' ? openSwiftS3() : openMemoryS3()
