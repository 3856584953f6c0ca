import { spaceCalls } from '@kursportal/shared/contract'
import { limits } from '../../platform/limits.ts'
import { newId } from '../../platform/ids.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import type { TestClient } from '../../testing/test-client.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import {
  addUsedFilms,
  askLink,
  forUploads,
  tusCreate,
  tusPatch,
  type DraftFixture,
} from './media.fixtures.ts'
import { RESERVED_SECONDS, segmentKey } from './media.rules.ts'

const GIB = 1024 ** 3

describe('what films use of what one may have', () => {
  let platform: TestPlatform
  let kim: TestClient
  let draft: DraftFixture
  let origin: string
  forUploads((world) => ({ platform, origin, draft, kim } = world), {
    limits: { ...limits, videosPerCreator: 60, videoBytesPerCreator: 20 * GIB },
  })

  const space = async () => spaceCalls.readSpace.answer.parse((await kim.get('/video-space')).body)
  const used = async () => (await space()).used
  const ask = (bytes: number, videoId = draft.videoId) =>
    kim.put('/video/upload-link', { file_name: `${bytes}.mp4`, bytes }, { 'video-id': videoId })
  const full = { status: 507, code: 'video_quota_used_up' }
  const addLectures = async (count: number): Promise<string[]> => {
    const films = await platform.run((context) => addUsedFilms(context, draft, Array<number>(count).fill(0)))
    const { db } = platform.context
    const lectures = await db.selectFrom('videos').select('id').where('asset_id', 'in', films).execute()
    await db.deleteFrom('media_assets').where('id', 'in', films).execute()
    return lectures.map(({ id }) => id)
  }

  it('counts what is announced for a quarter of an hour, then only what has arrived', async () => {
    const lectures = await addLectures(6)
    for (const id of lectures.slice(0, 5)) expect((await ask(4 * GIB, id)).status).toBe(200)
    expect((await ask(1, lectures[5])).body).toMatchObject(full)
    expect(await used()).toEqual({ films: 5, bytes: 20 * GIB })
    platform.clock.advance(RESERVED_SECONDS + 1)
    expect(await used()).toEqual({ films: 0, bytes: 0 })
    expect((await ask(4 * GIB, lectures[5])).status).toBe(200)
  })

  it('counts the bytes of an upload that stands still, and all of it again when it goes on', async () => {
    const link = await askLink(kim, origin, draft.videoId, { file_name: 'a.mp4', bytes: 1000 })
    await tusCreate(link.url, 1000)
    await tusPatch(link.url, 0, Buffer.alloc(400))
    // What has arrived is known with the next bytes at the latest.
    await tusPatch(link.url, 400, Buffer.alloc(1))
    platform.clock.advance(RESERVED_SECONDS + 1)
    expect(await used()).toEqual({ films: 1, bytes: 400 })
    await platform.run((context) => addUsedFilms(context, draft, [20 * GIB - 400]))
    expect((await tusPatch(link.url, 401, Buffer.alloc(1))).status).toBe(507)
    await platform.context.db.deleteFrom('videos').where('id', '!=', draft.videoId).execute()
    expect((await tusPatch(link.url, 401, Buffer.alloc(1))).status).toBe(204)
    expect(await used()).toEqual({ films: 1, bytes: 1000 })
  })

  it('is freed at once by cancelling an upload, deleting a lecture, a chapter, a course', async () => {
    const link = await askLink(kim, origin, draft.videoId, { file_name: 'a.mp4', bytes: 4 * GIB })
    await platform.run((context) => addUsedFilms(context, draft, [GIB, 2 * GIB]))
    expect(await used()).toEqual({ films: 3, bytes: 7 * GIB })
    await kim.delete('/video/upload', { 'video-upload-id': link.video_upload_id })
    expect(await used()).toEqual({ films: 2, bytes: 3 * GIB })
    const [largest] = (await space()).items
    expect(largest).toMatchObject({
      bytes: 2 * GIB,
      use: 'shown',
      course_id: draft.courseId,
      course_title: 'Rücken',
      video_title: 'Film 2',
    })
    await kim.delete('/video', { 'video-id': largest?.video_id ?? '' })
    expect(await used()).toEqual({ films: 1, bytes: GIB })
    await kim.delete('/course', { 'course-id': draft.courseId })
    expect(await used()).toEqual({ films: 0, bytes: 0 })
  })

  it('is freed by deleting a course that somebody has begun, too', async () => {
    await platform.run((context) => addUsedFilms(context, draft, [GIB]))
    await platform.context.db
      .updateTable('courses')
      .set({ retired_at: platform.clock.now() })
      .where('id', '=', draft.courseId)
      .execute()
    expect(await used()).toEqual({ films: 0, bytes: 0 })
  })

  it('keeps what learners see, and what earlier publishes hold until one lets go of it', async () => {
    const { db, storage } = platform.context
    await db.deleteFrom('videos').where('id', '=', draft.videoId).execute()
    const [first = ''] = await platform.run((context) => addUsedFilms(context, draft, [GIB]))
    await storage.put(segmentKey(first, '360p', 'init.mp4'), Buffer.from('film'))
    await platform.run((context) => publishCourse(context, draft.courseId))
    const second = newId()
    const lecture = await db
      .selectFrom('videos')
      .select('id')
      .where('asset_id', '=', first)
      .where('dev_id', 'is', null)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('media_assets')
      .values({ id: second, owner_id: draft.creatorId, video_id: lecture.id, state: 'ready', bytes: 5 })
      .execute()
    await db.updateTable('videos').set({ asset_id: second }).where('id', '=', lecture.id).execute()
    expect((await space()).items.map(({ bytes, use }) => [bytes, use])).toEqual([
      [GIB, 'shown'],
      [5, 'shown'],
    ])
    const free = () => kim.delete('/video-space', { 'course-id': draft.courseId })
    expect((await free()).body).toEqual({ films: 0, bytes: 0 })
    await platform.run((context) => publishCourse(context, draft.courseId))
    expect((await space()).items).toMatchObject([
      { video_upload_id: first, use: 'former', course_id: draft.courseId, video_id: null },
      { video_upload_id: second, use: 'shown' },
    ])
    expect((await free()).body).toEqual({ films: 1, bytes: GIB })
    expect(await used()).toEqual({ films: 1, bytes: 5 })
    await waitUntil(async () => {
      const file = await storage.get(segmentKey(first, '360p', 'init.mp4'))
      file?.stream.destroy()
      return file === null
    })
    // The publish can still be restored, without the film.
    const publications = await kim.get('/course/publications', { 'course-id': draft.courseId })
    const [, former] = (publications.body as { items: { id: string }[] }).items
    expect((await kim.post('/course/restore', {}, { 'publication-id': former?.id ?? '' })).status).toBe(200)
  })
})
