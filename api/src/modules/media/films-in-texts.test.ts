import { retentionRules } from '@kursportal/shared/domain'
import { watchCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { idOf } from '../../testing/answers.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, addLearner, publishLecture, type DraftFixture } from './media.fixtures.ts'
import { takeDueOf } from '../retention/take-due.ts'

const documentOf = (filmId: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Schau zu und mach mit.' }] },
    { type: 'film', attrs: { film_id: filmId, title: 'Die Übung' } },
  ],
})

describe('films that stand in texts', () => {
  let platform: TestPlatform
  let kim: TestClient
  let anna: TestClient
  let draft: DraftFixture
  let textId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
    kim = await platform.as('kim@beispiel.de')
    textId = await addText(draft)
    await platform.run((context) => addLearner(context, draft))
    anna = await platform.as('anna@beispiel.de')
  })

  const addText = async ({ courseId }: DraftFixture): Promise<string> => {
    const { db } = platform.context
    const { id: chapter_id } = await db
      .selectFrom('chapters')
      .select('id')
      .where('course_id', '=', courseId)
      .executeTakeFirstOrThrow()
    const id = newId()
    await db
      .insertInto('videos')
      .values({ id, chapter_id, course_id: courseId, position: 1, type: 'richText', title: 'Zum Lesen' })
      .execute()
    return id
  }
  /** A film that was uploaded for a lecture. */
  const addFilm = async (
    owner: DraftFixture,
    videoId: string,
    state: 'ready' | 'processing' | 'failed' = 'ready',
  ): Promise<string> => {
    const id = newId()
    await platform.context.db
      .insertInto('media_assets')
      .values({
        id,
        owner_id: owner.creatorId,
        video_id: videoId,
        state,
        duration_seconds: 60,
        renditions: JSON.stringify([{ height: 360, width: 640, bandwidth: 1, codecs: 'avc1.4d401e' }]),
      })
      .execute()
    return id
  }
  const giveFilm = async (owner: DraftFixture): Promise<string> => {
    const id = await addFilm(owner, owner.videoId)
    await platform.context.db
      .updateTable('videos')
      .set({ asset_id: id })
      .where('id', '=', owner.videoId)
      .execute()
    return id
  }
  const write = (filmId: string) =>
    kim.put('/video/rich-text', { document: documentOf(filmId) }, { 'video-id': textId })
  const watch = (client: TestClient, videoId: string, filmId: string) =>
    client.get('/watch', { 'video-id': videoId, 'film-id': filmId })
  const caption = (videoId: string) =>
    kim.put(
      '/caption',
      { content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag' },
      { 'video-id': videoId, language: 'de' },
    )

  it.each(['of a lecture of the course', 'uploaded for the text'])(
    'are watched by who may read the text, with their captions: one %s',
    async (which) => {
      const own = which === 'uploaded for the text'
      const lectureFilm = await giveFilm(draft)
      const filmId = own ? await addFilm(draft, textId) : lectureFilm
      await caption(own ? textId : draft.videoId)
      expect((await write(filmId)).status).toBe(200)
      expect(watchCalls.watch.answer.parse((await watch(kim, textId, filmId)).body).captions).toHaveLength(1)
      const live = await publishLecture(platform, draft, textId)
      const answer = watchCalls.watch.answer.parse((await watch(anna, live, filmId)).body)
      expect(answer).toMatchObject({ duration_seconds: 60, captions: [{ language: 'de' }] })
      const vtt = await platform.client.inject({
        method: 'GET',
        url: new URL(answer.captions[0]?.url ?? '').pathname,
      })
      expect(vtt.text).toContain('Guten Tag')
    },
  )

  it('are opened by the text only', async () => {
    const shown = await giveFilm(draft)
    const other = await addFilm(draft, textId)
    await write(shown)
    const live = await publishLecture(platform, draft, textId)
    expect((await watch(anna, live, other)).body).toMatchObject({ code: 'not_found' })
    expect((await watch(anna, textId, shown)).body).toMatchObject({ code: 'not_found' })
    expect((await watch(platform.client, live, shown)).body).toMatchObject({ code: 'not_logged_in' })
  })

  it('are refused when they are of another course, but not when they stand there already', async () => {
    const elsewhere = await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    const foreign = await giveFilm(elsewhere)
    expect((await write(foreign)).body).toMatchObject({ status: 422, code: 'validation_failed' })
    // Nor is it of this one since its id was typed here.
    const typed = { type: 'paragraph', content: [{ type: 'text', text: foreign }] }
    await kim.put('/video/rich-text', { document: { type: 'doc', content: [typed] } }, { 'video-id': textId })
    expect((await write(foreign)).body).toMatchObject({ status: 422, code: 'validation_failed' })
    const film = await giveFilm(draft)
    await write(film)
    await platform.context.db
      .updateTable('videos')
      .set({ asset_id: null })
      .where('id', '=', draft.videoId)
      .execute()
    await platform.context.db
      .updateTable('media_assets')
      .set({ video_id: null })
      .where('id', '=', film)
      .execute()
    expect((await write(film)).status).toBe(200)
  })

  it('can be put back after they were taken out of the text of a copy', async () => {
    const film = await addFilm(draft, textId)
    await write(film)
    const copy = idOf(await kim.put('/duplicate-course', undefined, { 'course-id': draft.courseId }))
    const { id: inCopy } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', copy)
      .where('type', '=', 'richText')
      .executeTakeFirstOrThrow()
    const writeCopy = (document: object) => kim.put('/video/rich-text', { document }, { 'video-id': inCopy })
    expect((await writeCopy({ type: 'doc', content: documentOf(film).content.slice(0, 1) })).status).toBe(200)
    expect((await writeCopy(documentOf(film))).status).toBe(200)
  })

  it('keep a course from going live that failed, and let it wait while they are processed', async () => {
    await giveFilm(draft)
    const failed = await addFilm(draft, textId, 'failed')
    await write(failed)
    const publish = () => kim.put('/course/live', undefined, { 'course-id': draft.courseId })
    expect((await publish()).body).toMatchObject({
      code: 'course_incomplete',
      details: [{ code: 'video_failed', video_id: textId }],
    })
    await write(await addFilm(draft, textId, 'processing'))
    expect((await publish()).body).toMatchObject({ waiting_for: [{ video_id: textId }] })
  })

  it('are kept as long as a text shows them, draft, live or to be restored', async () => {
    const film = await addFilm(draft, textId)
    const loose = await addFilm(draft, textId)
    await giveFilm(draft)
    await write(film)
    const kept = async () => {
      await takeDueOf(platform.services, ['unused_films'])
      platform.clock.advance(retentionRules.unused_films.count * 86_400 + 1)
      await takeDueOf(platform.services, ['unused_films'])
      return (await platform.context.db.selectFrom('media_assets').select('id').execute()).map(({ id }) => id)
    }
    expect(await kept()).toEqual(expect.arrayContaining([film]))
    expect(await kept()).not.toContain(loose)
    await platform.run((context) => publishCourse(context, draft.courseId))
    await platform.context.db
      .updateTable('videos')
      .set({ rich_text: null })
      .where('type', '=', 'richText')
      .execute()
    expect(await kept()).toContain(film)
  })
})
