import { videoDraft } from '@kursportal/shared/contract'
import { testFilmBytes } from '../../testing/films.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import {
  askLink,
  assetOf,
  forUploads,
  nextConcluded,
  publishLecture,
  tusCreate,
  tusOffset,
  tusPatch,
  uploadFilm,
  uploadsOf,
  type DraftFixture,
} from './media.fixtures.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { openUploadStore } from './upload-store.ts'

describe('an upload ends exactly once', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  let origin: string
  forUploads((world) => ({ platform, origin, draft, kim } = world))

  const ofLecture = () => ({ 'video-id': draft.videoId })
  const file = { file_name: 'Dehnen.mp4', bytes: 9, fingerprint: 'Dehnen.mp4 9 1700000000000' }
  const lecture = async () => videoDraft.parse((await kim.get('/video/dev', ofLecture())).body)
  const told = () => platform.context.db.selectFrom('upload_notifications').selectAll().execute()

  it('is complete for who comes back with the same file after the last byte', async () => {
    const begun = await askLink(kim, origin, draft.videoId, file)
    expect(begun.complete).toBe(false)
    const done = nextConcluded(platform)
    await tusCreate(begun.url, file.bytes)
    await tusPatch(begun.url, 0, Buffer.from('no film !'.slice(0, 9)))
    const same = { resumes: true, complete: true, video_upload_id: begun.video_upload_id }
    const goOn = { ...file, video_upload_id: begun.video_upload_id }
    expect(await askLink(kim, origin, draft.videoId, file)).toMatchObject(same)
    expect(await askLink(kim, origin, draft.videoId, goOn)).toMatchObject(same)
    await done
    expect(await askLink(kim, origin, draft.videoId, goOn)).toMatchObject(same)
    // It failed: chosen again, it is sent again.
    expect(await askLink(kim, origin, draft.videoId, file)).toMatchObject({ complete: false, resumes: false })
  })

  it('is not complete for another file of the same name, nor unfinished for one changed since', async () => {
    await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
    const begun = await askLink(kim, origin, draft.videoId, file)
    const changed = await askLink(kim, origin, draft.videoId, { ...file, fingerprint: 'later' })
    expect(changed).toMatchObject({ complete: false, resumes: false })
    expect(changed.video_upload_id).not.toBe(begun.video_upload_id)
  })

  it('is gone once it was given up, or its lecture deleted', async () => {
    const begun = await askLink(kim, origin, draft.videoId, file)
    await tusCreate(begun.url, file.bytes)
    const query = { 'video-upload-id': begun.video_upload_id }
    expect((await kim.delete('/video/upload', query)).status).toBe(204)
    expect((await kim.delete('/video/upload', query)).body).toMatchObject({ code: 'not_found' })
    expect(await tusOffset(begun.url)).toBe(404)
    const again = await kim.put(
      '/video/upload-link',
      { ...file, video_upload_id: begun.video_upload_id },
      ofLecture(),
    )
    expect(again.body).toMatchObject({ code: 'not_found' })

    const other = await askLink(kim, origin, draft.videoId, file)
    await tusCreate(other.url, file.bytes)
    await kim.delete('/video', ofLecture())
    expect(await tusOffset(other.url)).toBe(410)
    const uploads = openUploadStore(platform.services.config)
    await sweepUploads(platform.services, uploads)
    await waitUntil(async () => (await uploads.list()).length === 0)
    expect(await platform.context.db.selectFrom('media_assets').select('id').execute()).toEqual([])
    expect(await told()).toEqual([])
  })

  it('of a film that is given up while it is processed, or whose lecture is deleted, nobody is told', async () => {
    const uploads = openUploadStore(platform.services.config)
    const film = await testFilmBytes({ size: '1280x720', seconds: 20, extra: ['-preset', 'ultrafast'] })
    for (const giveUp of [
      (id: string) => kim.delete('/video/upload', { 'video-upload-id': id }),
      () => kim.delete('/video', ofLecture()),
    ]) {
      const link = await askLink(kim, origin, draft.videoId)
      await tusCreate(link.url, film.length)
      await tusPatch(link.url, 0, film)
      await waitUntil(async () => (await assetOf(platform, link.video_upload_id)).progress > 0)
      expect((await giveUp(link.video_upload_id)).status).toBe(204)
      const id = link.video_upload_id
      await waitUntil(async () => (await uploads.list()).length === 0)
      await waitUntil(
        async () =>
          !(await platform.context.db
            .selectFrom('media_assets')
            .select('id')
            .where('id', '=', id)
            .executeTakeFirst()),
      )
      // What was stored between the deletion and the end of the encoder goes as well.
      const piece = `media/${id}/360p/seg_00000.m4s`
      await waitUntil(async () => (await platform.services.storage.get(piece)) === null)
    }
    expect(await told()).toEqual([])
  })

  describe('a film that replaces another', () => {
    const watchable = () => kim.get('/watch', ofLecture())
    /** Uploads a file and leaves it to the test to process it. */
    const arrive = async (bytes: Buffer): Promise<string> => {
      const link = await askLink(kim, origin, draft.videoId)
      await tusCreate(link.url, bytes.length)
      await tusPatch(link.url, 0, bytes)
      return link.video_upload_id
    }

    it('takes its place when it is ready; until then the old one is watched, afterwards it can be taken back', async () => {
      const old = await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
      const done = nextConcluded(platform)
      const next = await arrive(await testFilmBytes({ seconds: 4 }))
      expect((await watchable()).status).toBe(200)
      expect(await lecture()).toMatchObject({
        media: { video_upload_id: old, state: 'ready' },
        upload: { video_upload_id: next, state: 'processing' },
        former_media: null,
      })
      await done
      expect(await lecture()).toMatchObject({
        media: { video_upload_id: next, state: 'ready' },
        upload: null,
        former_media: { video_upload_id: old },
      })
      const back = await kim.put('/video/former-film', {}, ofLecture())
      expect(back.body).toMatchObject({
        media: { video_upload_id: old },
        upload: null,
        former_media: { video_upload_id: next },
      })
      expect((await kim.put('/video/former-film', {}, ofLecture())).body).toMatchObject({
        media: { video_upload_id: next },
      })
    })

    it('leaves the old one when it is given up, and when it fails', async () => {
      const old = await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
      const next = await arrive(await testFilmBytes({ seconds: 5, size: '640x360' }))
      expect((await kim.delete('/video/upload', { 'video-upload-id': next })).status).toBe(204)
      expect(await lecture()).toMatchObject({ media: { video_upload_id: old }, upload: null })
      await uploadFilm(platform, kim, origin, draft.videoId, Buffer.from('bad'))
      expect(await lecture()).toMatchObject({
        media: { video_upload_id: old },
        upload: { state: 'failed' },
        former_media: null,
      })
      expect((await kim.put('/video/former-film', {}, ofLecture())).body).toMatchObject({ code: 'conflict' })
      const answer = await kim.delete('/video/upload', { 'video-upload-id': old })
      expect(answer.body).toMatchObject({ code: 'conflict' })
    })

    it('leaves a live course without changes when it is given up, fails, or is taken back', async () => {
      const state = async () => (await kim.get('/course/dev', { 'course-id': draft.courseId })).body
      await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
      await publishLecture(platform, draft)
      const next = await arrive(await testFilmBytes({ seconds: 5, size: '640x360' }))
      expect(await state()).toMatchObject({ state: 'live_with_changes' })
      expect((await kim.delete('/video/upload', { 'video-upload-id': next })).status).toBe(204)
      expect(await state()).toMatchObject({ state: 'live' })
      const bad = await uploadFilm(platform, kim, origin, draft.videoId, Buffer.from('bad'))
      expect(await state()).toMatchObject({ state: 'live' })
      expect((await kim.delete('/video/upload', { 'video-upload-id': bad })).status).toBe(204)
      expect(await state()).toMatchObject({ state: 'live' })
      await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes({ seconds: 4 }))
      expect(await state()).toMatchObject({ state: 'live_with_changes' })
      expect((await kim.put('/video/former-film', {}, ofLecture())).status).toBe(200)
      expect(await state()).toMatchObject({ state: 'live' })
    })

    it('is overtaken by a third one without being made', async () => {
      await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
      const second = await arrive(await testFilmBytes({ seconds: 5, size: '640x360' }))
      const done = nextConcluded(platform)
      const third = await arrive(await testFilmBytes({ seconds: 4 }))
      expect(await done).toBe(third)
      expect((await told()).map(({ video_upload_id }) => video_upload_id)).not.toContain(second)
      expect(await lecture()).toMatchObject({ media: { video_upload_id: third } })
    })

    it('is waited for when the course goes live', async () => {
      await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
      const done = nextConcluded(platform)
      const next = await arrive(await testFilmBytes({ seconds: 4 }))
      const live = await kim.put('/course/live', {}, { 'course-id': draft.courseId })
      expect(live.body).toMatchObject({ state: 'going_live', waiting_for: [{ video_id: draft.videoId }] })
      await done
      const published = await platform.context.db
        .selectFrom('videos')
        .select('asset_id')
        .where('dev_id', '=', draft.videoId)
        .executeTakeFirst()
      expect(published?.asset_id).toBe(next)
    })
  })

  it('names the course in the bell, and nothing once the lecture is deleted', async () => {
    await uploadFilm(platform, kim, origin, draft.videoId, await testFilmBytes())
    expect((await uploadsOf(kim)).items).toMatchObject([{ course_title: 'Rücken' }])
    await kim.delete('/course', { 'course-id': draft.courseId })
    expect((await uploadsOf(kim)).items).toMatchObject([
      { name: 'Aufwärmen', course_title: null, course_id: null, chapter_id: null },
    ])
  })
})
