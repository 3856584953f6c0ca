import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { isBucketSettingRefused, isStorageAway } from './storage-away.ts'
import { checkKey, type Storage } from './storage.ts'

type S3Settings = NonNullable<Config['s3']>

/** Milliseconds in which the bucket must be reached, and for which it may be silent. */
const CONNECT_WITHIN = 3_000
const SILENT_FOR = 10_000
/** What is only read must begin to come within this: somebody waits for it, and asking again changes nothing. */
const READ = { requestTimeout: 4_000 }
/** How many files S3 removes by one request at most. */
const REMOVED_AT_ONCE = 1000

/** How the bucket is reached; an endpoint of one's own (MinIO, Ceph, Hetzner …) names the bucket in the path. */
export const s3ClientConfig = (s3: S3Settings): S3ClientConfig => ({
  region: s3.region,
  credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
  // A bucket that hangs must not collect requests until memory ends.
  requestHandler: {
    connectionTimeout: CONNECT_WITHIN,
    socketTimeout: SILENT_FOR,
    throwOnRequestTimeout: true,
  },
  maxAttempts: 2,
  // Not every compatible storage knows the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})

/**
 * The answer to a HEAD has no room for the reason. A bucket that only refuses to be looked at answers nevertheless.
 * @throws what the bucket refuses of the settings
 */
const requireSettings = async (client: S3Client, Bucket: string): Promise<void> => {
  try {
    await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), READ)
  } catch (error) {
    if (isStorageAway(error) || isBucketSettingRefused(error)) throw error
  }
}

/** Files in an S3-compatible bucket. */
export const openS3Storage = (s3: S3Settings): Storage => {
  const client = new S3Client(s3ClientConfig(s3))
  const Bucket = s3.bucket
  return {
    put: async (key, content, options = {}) => {
      const params = { Bucket, Key: checkKey(key), Body: content, ContentType: options.contentType }
      await new Upload({ client, params }).done()
    },
    get: async (key, range) => {
      const Range = range && `bytes=${range.from}-${range.to ?? ''}`
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }), READ)
        if (!(found.Body instanceof Readable)) throw new Error(`no content for ${key}`)
        const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength
        return { stream: found.Body, size: Number(whole) }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        if (!range || !isBeyondEnd(error)) throw error
        const { ContentLength } = await client.send(
          new HeadObjectCommand({ Bucket, Key: checkKey(key) }),
          READ,
        )
        return { stream: Readable.from([]), size: Number(ContentLength) }
      }
    },
    names: (folder) => namesIn(client, Bucket, checkKey(folder)),
    ping: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket }), READ)
      } catch (error) {
        if (isStorageAway(error)) throw error
        await requireSettings(client, Bucket)
      }
    },
    remove: async (key) => {
      const Key = checkKey(key)
      if (!key.endsWith('/')) {
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
        return
      }
      const keys = await listKeys(client, Bucket, Key)
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((one) => ({ Key: one }))
        const removal = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })
        const { Errors = [] } = await client.send(withMd5(removal))
        // The answer is 200 though single files were refused.
        const [first] = Errors
        if (first)
          throw new Error(`${Errors.length} files were not removed, first ${first.Key}: ${first.Code}`)
      }
    },
  }
}

/**
 * Says the MD5 of a request that removes many files. Swift, older Ceph and others refuse one without, and the client
 * sends newer checksums alone.
 */
const withMd5 = (command: DeleteObjectsCommand): DeleteObjectsCommand => {
  command.middlewareStack.add(
    (next) => (step) => {
      const { request } = step
      if (isWritten(request))
        request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
      return next(step)
    },
    { step: 'build' },
  )
  return command
}

/** Whether a request is there as it will be sent, with a body of text. */
const isWritten = (request: unknown): request is { headers: Record<string, string>; body: string } =>
  typeof request === 'object' &&
  request !== null &&
  'headers' in request &&
  'body' in request &&
  typeof request.body === 'string'

/** Whether a part was asked for that begins after the last byte. */
const isBeyondEnd = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidRange'

/** A folder is what keys have in common up to the next slash. */
async function* namesIn(client: S3Client, bucket: string, folder: string): AsyncGenerator<readonly string[]> {
  for await (const { Contents = [], CommonPrefixes = [] } of pagesOf(client, {
    Bucket: bucket,
    Prefix: folder,
    Delimiter: '/',
  })) {
    const keys = [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)]
    yield keys
      .map((key) => (key ?? '').slice(folder.length).replace(/\/$/, ''))
      .filter((name) => name !== '')
      .toSorted()
  }
}

/** The answers to a question for keys, a thousand keys each. */
async function* pagesOf(
  client: S3Client,
  wanted: ListObjectsV2CommandInput,
): AsyncGenerator<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ ...wanted, ContinuationToken }), READ)
    yield page
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

/** All keys that begin like this. */
export const listKeys = async (client: S3Client, bucket: string, prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { Contents = [] } of pagesOf(client, { Bucket: bucket, Prefix: prefix }))
    for (const { Key } of Contents) if (Key) keys.push(Key)
  return keys
}
