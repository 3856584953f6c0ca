import {
  CompleteMultipartUploadCommand,
  HeadObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { s3ClientConfig } from '../../platform/storage/s3-storage.ts'
import { openTestS3 } from '../../testing/s3/open-test-s3.ts'
import { bucketOf, type TestS3 } from '../../testing/s3/test-s3.ts'
import { testFilmBytes } from '../../testing/films.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import {
  addDraftLecture,
  askLink,
  assetOf,
  listen,
  nextConcluded,
  tusCreate,
  tusOffset,
  tusPatch,
} from './media.fixtures.ts'
import { openS3UploadStore } from './s3-upload-store.ts'

describe('films with their files in S3', () => {
  let s3: TestS3
  let platform: TestPlatform
  let origin: string
  beforeAll(async () => {
    s3 = await openTestS3()
    platform = await openTestPlatform({ s3: bucketOf(s3) })
    origin = await listen(platform)
  })
  beforeEach(() => platform.reset())
  afterAll(async () => {
    await platform.close()
    await s3.close()
  })

  it('are uploaded with a break, processed, watched, and leave no upload behind', async () => {
    const draft = await platform.run((context) => addDraftLecture(context))
    const kim = await platform.as('kim@beispiel.de')
    const film = await testFilmBytes()
    const half = Math.floor(film.length / 2)
    const { url, video_upload_id } = await askLink(kim, origin, draft.videoId)
    expect((await tusCreate(url, film.length)).status).toBe(201)
    expect((await tusPatch(url, 0, film.subarray(0, half))).status).toBe(204)
    expect(await tusOffset(url)).toBe(half)
    const done = nextConcluded(platform)
    expect((await tusPatch(url, half, film.subarray(half))).status).toBe(204)
    expect(await done).toBe(video_upload_id)
    expect(await assetOf(platform, video_upload_id)).toMatchObject({ state: 'ready', failure: null })
    const watch = await kim.get('/watch', { 'video-id': draft.videoId })
    expect(watch.status).toBe(200)
    await waitUntil(async () => (await s3.keysBelow('uploads/')).length === 0)
    expect(await s3.keysBelow('media/')).toEqual([
      `media/${video_upload_id}/90p/index.m3u8`,
      expect.stringMatching(/\/90p\/init-[\da-f]{8}\.mp4$/),
      `media/${video_upload_id}/90p/seg_00000.m4s`,
    ])
  })

  it('are made though the bucket went away between the last byte and the end of the upload', async () => {
    const draft = await platform.run((context) => addDraftLecture(context))
    const kim = await platform.as('kim@beispiel.de')
    const film = await testFilmBytes()
    const { url, video_upload_id } = await askLink(kim, origin, draft.videoId)
    await tusCreate(url, film.length)
    const bucket = bucketOf(s3)
    const client = new S3Client(s3ClientConfig(bucket))
    const place = { Bucket: bucket.bucket, Key: `uploads/${video_upload_id}` }
    const { Metadata } = await client.send(new HeadObjectCommand({ ...place, Key: `${place.Key}.info` }))
    const UploadId = Metadata?.['upload-id']
    await client.send(new UploadPartCommand({ ...place, UploadId, PartNumber: 1, Body: film }))
    const done = nextConcluded(platform)
    expect(await tusOffset(url)).toBe(film.length)
    expect(await done).toBe(video_upload_id)
    expect(await assetOf(platform, video_upload_id)).toMatchObject({ state: 'ready', failure: null })
    client.destroy()
  })

  it('are begun anew by another process, whose bytes are all there is, and put together once', async () => {
    const bucket = bucketOf(s3)
    const client = new S3Client(s3ClientConfig(bucket))
    const [one, other] = [openS3UploadStore(bucket), openS3UploadStore(bucket)]
    const folder = await mkdtemp(join(tmpdir(), 'kursportal-upload-'))
    const begin = () => new Upload({ id: one.tusId('anew'), size: 8, offset: 0 })
    await one.tus.create(begin())
    expect(await one.tus.write(Readable.from([Buffer.from('old')]), one.tusId('anew'), 0)).toBe(3)
    await other.tus.create(begin())
    const place = { Bucket: bucket.bucket, Key: one.tusId('anew') }
    const { Metadata } = await client.send(new HeadObjectCommand({ ...place, Key: `${place.Key}.info` }))
    expect(await one.received('anew')).toEqual({ offset: 0, size: 8 })
    await one.tus.write(Readable.from([Buffer.from('new ')]), one.tusId('anew'), 0)
    await other.tus.write(Readable.from([Buffer.from('film')]), one.tusId('anew'), 4)
    expect(await one.received('anew')).toEqual({ offset: 8, size: 8 })
    // A request that goes on where nobody hears it any more: some buckets say that it is done, some that there is none.
    const again = { ...place, UploadId: Metadata?.['upload-id'], MultipartUpload: { Parts: [] } }
    await client.send(new CompleteMultipartUploadCommand(again)).catch(() => undefined)
    client.destroy()
    expect(await readFile(await one.localFile('anew', folder), 'utf8')).toBe('new film')
    await one.remove('anew')
    expect(await s3.keysBelow('uploads/anew')).toEqual([])
    await rm(folder, { recursive: true, force: true })
  })
})
