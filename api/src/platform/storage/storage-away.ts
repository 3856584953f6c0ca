import { bucketStatusOf, codeOf } from '../errors.ts'

/** What Node says when another machine cannot be reached or breaks off. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether something failed because another machine cannot be reached for the moment. */
const isUnreachable = (error: unknown): boolean => UNREACHABLE.has(codeOf(error) ?? '')

/** What buckets call it that nothing more fits in (Ceph, MinIO and others); some say so with a status below 500. */
const IS_FULL = /QuotaExceeded|StorageFull|InsufficientStorage/

/**
 * Whether a request to the bucket failed because the bucket is away, full or has trouble of its own, so that trying again is
 * worth it; as against one that it understood and refused.
 */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error &&
  (isUnreachable(error) ||
    error.name === 'TimeoutError' ||
    IS_FULL.test(error.name) ||
    (bucketStatusOf(error) ?? 0) >= 500)

/** What S3 calls it that there is no such bucket, key or signature, or that they belong to another region. */
const REFUSED_SETTING =
  /^(NoSuchBucket|InvalidBucketName|InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed|PermanentRedirect)$/

/** Whether the bucket refused a request because of how it is set up here: until somebody mends that it refuses each. */
export const isBucketSettingRefused = (error: unknown): boolean =>
  error instanceof Error && REFUSED_SETTING.test(error.name)
