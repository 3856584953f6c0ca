import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CompleteMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  NoSuchUpload,
  S3Client,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import type { Config } from '../../platform/config.ts'
import { listKeys, openS3Storage, s3ClientConfig } from '../../platform/storage/s3-storage.ts'
import { UPLOAD_SECONDS, type UploadStore } from './upload-store.ts'

const PREFIX = 'uploads/'
const PART_BYTES = 8 * 1024 ** 2

const tusId = (id: string): string => PREFIX + id

/** What is known of an upload is asked each time: another process may have begun it anew. */
const keepsNothing = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

/** Uploads in the bucket of the S3 storage, so that any process can go on with them. */
export const openS3UploadStore = (s3: NonNullable<Config['s3']>): UploadStore => {
  const tus = new S3Store({
    partSize: PART_BYTES,
    useTags: false,
    expirationPeriodInMilliseconds: UPLOAD_SECONDS * 1000,
    s3ClientConfig: { ...s3ClientConfig(s3), bucket: s3.bucket },
    cache: keepsNothing,
  })
  const client = new S3Client(s3ClientConfig(s3))
  const storage = openS3Storage(s3)
  const remove = async (key: string): Promise<void> => {
    await tus.remove(key).catch(() => undefined) // there is none, or it is complete
    // The upload, what is noted about it, and a part that a broken request left.
    for (const one of await listKeys(client, s3.bucket, key)) await storage.remove(one)
  }
  const create = tus.create.bind(tus)
  // A client that was not answered begins again: what it sent before must not be taken for the beginning of this.
  tus.create = async (upload) => {
    await remove(upload.id)
    return create(upload)
  }
  return {
    tus,
    tusId,
    filmId: (id) => id.slice(PREFIX.length),
    received: async (id) => {
      const upload = await tus.getUpload(tusId(id)).catch(() => null)
      return upload && { offset: upload.offset, size: upload.size }
    },
    localFile: async (id, folder) => {
      const path = join(folder, 'source')
      const key = tusId(id)
      const file =
        (await storage.get(key)) ?? (await putTogether(client, s3.bucket, key).then(() => storage.get(key)))
      // An upload without bytes has no object.
      if (!file && (await tus.getUpload(key)).size)
        throw new Error(`the bytes of ${key} are not in the bucket`)
      await pipeline(file?.stream ?? Readable.from([]), createWriteStream(path))
      return path
    },
    remove: (id) => remove(tusId(id)),
    list: async () => {
      const keys = await listKeys(client, s3.bucket, PREFIX)
      return [...new Set(keys.map((key) => key.slice(PREFIX.length).replace(/\..*$/, '')))]
    },
  }
}

/**
 * Puts the parts of an upload together. It is done with the last of its bytes, but the bucket, or the process, may go
 * away in between; whoever asks how much has arrived is told all of it, and the film is made.
 */
const putTogether = async (client: S3Client, Bucket: string, Key: string): Promise<void> => {
  const { Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key: `${Key}.info` }))
  const upload = { Bucket, Key, UploadId: Metadata?.['upload-id'] }
  try {
    await completeParts(client, upload)
  } catch (error) {
    // Whoever took the last of its bytes has put it together meanwhile.
    if (!(error instanceof NoSuchUpload)) throw error
  }
}

const completeParts = async (
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string | undefined },
): Promise<void> => {
  const parts: CompletedPart[] = []
  let PartNumberMarker: string | undefined
  do {
    // The paginator of the client does not end with servers that name a next page after the last one.
    const page = await client.send(new ListPartsCommand({ ...upload, PartNumberMarker }))
    parts.push(...(page.Parts ?? []).map(({ PartNumber, ETag }) => ({ PartNumber, ETag })))
    PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined
  } while (PartNumberMarker)
  if (parts.length === 0) return
  await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }))
}
