import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { limits } from '../../platform/limits.ts'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { testFilmBytes } from '../../testing/films.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import {
  addDraftLecture,
  addUsedFilms,
  askLink,
  assetOf,
  forUploads,
  nextConcluded,
  tusCreate,
  tusHeaders,
  tusOffset,
  tusPatch,
  uploadFilm,
  uploadsOf,
  type DraftFixture,
} from './media.fixtures.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { openUploadStore, UPLOAD_SECONDS } from './upload-store.ts'

describe('uploading a film', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  let origin: string
  forUploads((world) => ({ platform, origin, draft, kim } = world), {
    limits: { ...limits, videoBytes: 1_000_000, videosPerCreator: 3, videoBytesPerCreator: 1_500_000 },
  })

  const ask = (client: TestClient, body: object = {}, videoId = draft.videoId) =>
    client.put('/video/upload-link', body, { 'video-id': videoId })
  const linkFor = (body: object = {}) => askLink(kim, origin, draft.videoId, body)

  it('goes on after a break, is processed, and is told to its creator', async () => {
    const film = await testFilmBytes({ size: '640x360' })
    const link = await linkFor({ file_name: 'Aufwärmen.mp4', bytes: film.length })
    expect(link).toMatchObject({ max_bytes: 1_000_000, resumes: false })
    const created = await tusCreate(link.url, film.length)
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toBe(new URL(link.url).pathname)
    const half = Math.floor(film.length / 2)
    expect((await tusPatch(link.url, 0, film.subarray(0, half))).status).toBe(204)

    const again = await linkFor({ file_name: 'Aufwärmen.mp4', bytes: film.length })
    expect(again).toMatchObject({ video_upload_id: link.video_upload_id, resumes: true, url: link.url })
    expect(await tusOffset(again.url)).toBe(half)
    const done = nextConcluded(platform)
    expect((await tusPatch(again.url, half, film.subarray(half))).status).toBe(204)
    expect(await assetOf(platform, link.video_upload_id)).toMatchObject({
      state: 'processing',
      bytes: film.length,
    })
    expect(await done).toBe(link.video_upload_id)

    expect(await assetOf(platform, link.video_upload_id)).toMatchObject({
      state: 'ready',
      failure: null,
      progress: 1,
      width: 640,
      height: 360,
      has_audio: true,
      file_name: 'Aufwärmen.mp4',
    })
    const { items, unseen } = await uploadsOf(kim)
    expect(unseen).toBe(1)
    expect(items).toMatchObject([
      {
        video_upload_id: link.video_upload_id,
        video_id: draft.videoId,
        name: 'Aufwärmen',
        success: true,
        seen: false,
        failure: null,
        course_id: draft.courseId,
      },
    ])
    expect((await platform.client.get('/thumbnail', { id: String(items[0]?.thumbnail) })).status).toBe(200)
    expect((await kim.delete('/uploads')).status).toBe(204)
    expect((await uploadsOf(kim)).unseen).toBe(0)
  })

  it.each([
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'empty'],
    ['a letter', () => Promise.resolve(Buffer.from('Guten Tag. '.repeat(100))), 'not_a_video'],
    ['a song', () => testFilmBytes({ picture: false, name: 'song.mp3' }), 'no_picture'],
    ['a film cut off', async () => (await testFilmBytes()).subarray(0, 9000), 'unreadable'],
  ])('%s fails with its reason, and leaves nothing behind', async (_what, bytes, failure) => {
    const id = await uploadFilm(platform, kim, origin, draft.videoId, await bytes())
    expect(await assetOf(platform, id)).toMatchObject({ state: 'failed', failure, renditions: [] })
    expect((await uploadsOf(kim)).items).toMatchObject([{ success: false, failure, thumbnail: null }])
  })

  it('keeps the last good film when a new one fails', async () => {
    const good = await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
    await uploadFilm(platform, kim, origin, draft.videoId, Buffer.from('bad'))
    const lecture = await platform.context.db
      .selectFrom('videos')
      .select('asset_id')
      .where('id', '=', draft.videoId)
      .executeTakeFirst()
    expect(lecture?.asset_id).toBe(good)
  })

  it('is only for who may edit the lecture, and only for a draft with a film', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    const anna = await platform.as('anna@beispiel.de')
    const other = await platform.as('other@beispiel.de')
    expect((await ask(platform.client)).body).toMatchObject({ code: 'not_logged_in' })
    expect((await ask(anna)).body).toMatchObject({ code: 'forbidden' })
    expect((await ask(other)).body).toMatchObject({ code: 'not_found' })
    expect((await ask(kim, {}, newId())).body).toMatchObject({ code: 'not_found' })
    const { db } = platform.context
    await db.updateTable('videos').set({ type: 'quiz' }).where('id', '=', draft.videoId).execute()
    expect((await ask(kim)).body).toMatchObject({ code: 'conflict' })
    await db.updateTable('videos').set({ type: 'video' }).where('id', '=', draft.videoId).execute()
    const original = newId()
    await db
      .insertInto('courses')
      .values({ id: original, owner_id: draft.creatorId, title: 'Entwurf' })
      .execute()
    await db.updateTable('courses').set({ dev_id: original }).where('id', '=', draft.courseId).execute()
    expect((await ask(kim)).body).toMatchObject({ code: 'not_in_dev_mode' })
  })

  it('is 507 when the quota of films or of bytes is used up, and 413 for a film too large', async () => {
    expect((await ask(kim, { bytes: 1_000_001 })).body).toMatchObject({
      code: 'payload_too_large',
    })
    await platform.run((context) => addUsedFilms(context, draft, [900_000]))
    expect((await ask(kim, { bytes: 600_001 })).body).toMatchObject({
      status: 507,
      code: 'video_quota_used_up',
    })
    const link = await linkFor()
    expect((await tusCreate(link.url, 600_001)).status).toBe(507)
    expect((await tusCreate(link.url, 1_000_001)).status).toBe(413)
    await platform.run((context) => addUsedFilms(context, draft, [1, 1]))
    expect((await ask(kim, { file_name: 'x' })).body).toMatchObject({
      code: 'video_quota_used_up',
    })
  })

  it('opens only with its own signed address, and not for ever', async () => {
    const { url } = await linkFor()
    const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await tusCreate(forged, 10)).status).toBe(403)
    expect((await tusCreate(`${origin}/api/tus/${newId()}`, 10)).status).toBe(403)
    await tusCreate(url, 10)
    expect(await tusOffset(forged)).toBe(404)
    platform.clock.advance(UPLOAD_SECONDS + 1)
    expect(await tusOffset(url)).toBe(404)
    expect((await tusPatch(url, 0, Buffer.alloc(10))).status).toBe(404)
  })

  it('takes no more than was announced, and nothing at a wrong place', async () => {
    const { url } = await linkFor()
    await tusCreate(url, 10)
    expect((await tusPatch(url, 5, Buffer.alloc(5))).status).toBe(409)
    expect((await tusPatch(url, 0, Buffer.alloc(11))).status).toBe(413)
    expect(await tusOffset(url)).toBe(0)
  })

  it('is forgotten when it is cancelled', async () => {
    const link = await linkFor()
    await tusCreate(link.url, 10)
    expect((await fetch(link.url, { method: 'DELETE', headers: tusHeaders })).status).toBe(204)
    const assets = () => platform.context.db.selectFrom('media_assets').select('id').execute()
    await waitUntil(async () => (await assets()).length === 0)
    expect(await tusOffset(link.url)).toBe(404)
  })

  it('keeps what arrived when the connection breaks', async () => {
    const uploads = openUploadStore(platform.services.config)
    const link = await linkFor()
    await tusCreate(link.url, 1000)
    const sending = httpRequest(link.url, {
      method: 'PATCH',
      headers: {
        ...tusHeaders,
        'upload-offset': '0',
        'content-length': '1000',
        'content-type': 'application/offset+octet-stream',
      },
    })
    sending.on('error', () => undefined)
    sending.write(Buffer.alloc(400))
    await waitUntil(async () => (await uploads.received(link.video_upload_id))?.offset === 400)
    sending.destroy()
    expect(await tusOffset(link.url)).toBe(400)
    expect((await tusPatch(link.url, 400, Buffer.alloc(1))).status).toBe(204)
  })

  it('is finished by the sweeper when the process died after the last byte, and fails when nobody goes on', async () => {
    const uploads = openUploadStore(platform.services.config)
    const complete = await linkFor()
    await tusCreate(complete.url, 3)
    await uploads.tus.write(Readable.from([Buffer.from('bad')]), complete.video_upload_id, 0)
    const done = nextConcluded(platform)
    await sweepUploads(platform.services, uploads)
    expect(await done).toBe(complete.video_upload_id)

    const abandoned = await linkFor()
    await tusCreate(abandoned.url, 30)
    platform.clock.advance(UPLOAD_SECONDS + 1)
    await sweepUploads(platform.services, uploads)
    expect(await assetOf(platform, abandoned.video_upload_id)).toMatchObject({
      state: 'failed',
      failure: 'upload_expired',
    })
    await sweepUploads(platform.services, uploads)
    expect(await uploads.list()).not.toContain(abandoned.video_upload_id)
  })
})
