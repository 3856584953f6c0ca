import { HeadObjectCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
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
    client.destroy()
    const done = nextConcluded(platform)
    expect(await tusOffset(url)).toBe(film.length)
    expect(await done).toBe(video_upload_id)
    expect(await assetOf(platform, video_upload_id)).toMatchObject({ state: 'ready', failure: null })
  })
})
