import { newId } from '../../platform/ids.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { failFilm, finishFilm } from '../media/conclude-film.ts'
import { finishUpload } from '../media/finish-upload.ts'
import { openCoursesWorld, text, type CoursesWorld } from './courses.fixtures.ts'

describe('a publish that waits for a film', () => {
  let platform: TestPlatform
  let eva: CoursesWorld['eva']
  let other: CoursesWorld['other']
  let world: CoursesWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    ;({ eva, other } = world)
  })

  /** A film on its way whose home is a lecture. */
  const addFilm = async (home: string, state: 'uploading' | 'processing' | 'ready'): Promise<string> => {
    const id = newId()
    const { db } = platform.context
    const { owner_id } = await db
      .selectFrom('videos')
      .innerJoin('courses', 'courses.id', 'videos.course_id')
      .select('owner_id')
      .where('videos.id', '=', home)
      .executeTakeFirstOrThrow()
    const renditions = JSON.stringify([{ height: 360, width: 640, bandwidth: 1, codecs: 'avc1.4d401e' }])
    await db.insertInto('media_assets').values({ id, video_id: home, owner_id, state, renditions }).execute()
    return id
  }
  const finish = (film: string) => platform.run((context) => finishFilm(context, film))
  const liveFilms = async () =>
    (
      await platform.context.db
        .selectFrom('videos')
        .select('asset_id')
        .where('dev_id', 'is not', null)
        .where('retired_at', 'is', null)
        .where('asset_id', 'is not', null)
        .execute()
    ).map(({ asset_id }) => asset_id)
  /** A course with a lecture whose text shows a film that is processed, published. */
  const waitingText = async () => {
    const { course, a } = await world.wholeCourse()
    const film = await addFilm(a, 'processing')
    const document = (shown: boolean) => ({
      ...text('Mach mit.'),
      content: [
        ...text('Mach mit.').content,
        ...(shown ? [{ type: 'film', attrs: { film_id: film, title: 'Übung' } }] : []),
      ],
    })
    const write = (shown: boolean) =>
      eva.put('/video/rich-text', { document: document(shown) }, { 'video-id': a })
    await write(true)
    expect((await world.goLive(course)).body).toMatchObject({ state: 'going_live' })
    return { course, lecture: a, film, write }
  }

  it('is advised to write captions, unless nothing is said in the film', async () => {
    const { course, film } = await waitingText()
    const advised = async (sound: boolean | null) => {
      await platform.context.db
        .updateTable('media_assets')
        .set({ has_audio: sound })
        .where('id', '=', film)
        .execute()
      const { body } = await eva.get('/course/changes', { 'course-id': course })
      return (body as { advice: { code: string }[] }).advice.some(({ code }) => code === 'captions')
    }
    expect([await advised(null), await advised(true), await advised(false)]).toEqual([true, true, false])
  })

  it('goes live with the film that takes the place of the one it waited for', async () => {
    const { course, film } = await world.waitingCourse()
    const second = await addFilm(film, 'uploading')
    await platform.run((context) => finishUpload(context, second, 100))
    expect(await world.stateOf(course)).toBe('going_live')
    await finish(second)
    expect(await world.stateOf(course)).toBe('live')
    expect(await liveFilms()).toEqual([second])
  })

  it('goes live with the former film when the one that was to replace it is given up', async () => {
    const { course, film, asset } = await world.waitingCourse()
    await eva.delete('/course/going-live', { 'course-id': course })
    await platform.context.db
      .updateTable('media_assets')
      .set({ renditions: JSON.stringify([{ height: 360, width: 640, bandwidth: 1, codecs: 'x' }]) })
      .execute()
    await finish(asset)
    const second = await addFilm(film, 'uploading')
    await platform.run((context) => finishUpload(context, second, 100))
    expect((await world.goLive(course)).body).toMatchObject({ waiting_for: [{ video_id: film }] })
    expect((await eva.delete('/video/upload', { 'video-upload-id': second })).status).toBe(204)
    expect(await world.stateOf(course)).toBe('live')
    expect(await liveFilms()).toEqual([asset])
  })

  it('goes live without a lecture whose only film is given up', async () => {
    const { course, asset } = await world.waitingCourse()
    expect((await eva.delete('/video/upload', { 'video-upload-id': asset })).status).toBe(204)
    expect(itemsOf(await eva.get('/course/publications', { 'course-id': course }))).toMatchObject([
      { number: 1, lectures: 3 },
    ])
  })

  it('does not wait for a film that was uploaded after it was approved', async () => {
    const { course, asset, film } = await world.waitingCourse()
    const { chapter_id } = await platform.context.db
      .selectFrom('videos')
      .select('chapter_id')
      .where('id', '=', film)
      .executeTakeFirstOrThrow()
    const later = idOf(await eva.put('/video', { type: 'video', title: 'Neu' }, { 'chapter-id': chapter_id }))
    const next = await addFilm(later, 'uploading')
    await platform.run((context) => finishUpload(context, next, 100))
    await finish(asset)
    expect(await world.stateOf(course)).toBe('live_with_changes')
    await platform.run((context) => failFilm(context, next, 'unreadable'))
    expect(await world.stateOf(course)).toBe('live_with_changes')
  })

  it('goes live with the text that was approved though the film was taken out since', async () => {
    const { course, film, write } = await waitingText()
    expect((await write(false)).status).toBe(200)
    await finish(film)
    expect(await world.stateOf(course)).toBe('live_with_changes')
  })

  it('goes live at once without a text that is deleted with its film', async () => {
    const { course, lecture } = await waitingText()
    await eva.delete('/video', { 'video-id': lecture })
    expect(await world.stateOf(course)).toBe('live')
  })

  it('goes live without a lecture that a former version does not have', async () => {
    const { course, two } = await world.wholeCourse()
    await world.goLive(course)
    const film = idOf(await eva.put('/video', { type: 'video', title: 'Film' }, { 'chapter-id': two }))
    const asset = await addFilm(film, 'uploading')
    await platform.run((context) => finishUpload(context, asset, 100))
    expect((await world.goLive(course)).body).toMatchObject({ state: 'going_live' })
    const [first] = itemsOf(await eva.get('/course/publications', { 'course-id': course }))
    await eva.post('/course/restore', undefined, { 'publication-id': String(first?.['id']) })
    expect(await world.stateOf(course)).toBe('live')
  })

  it('is not lost while it waits for the film of a text', async () => {
    const { course, film } = await waitingText()
    platform.clock.advance(61)
    expect((await eva.get('/course/dev', { 'course-id': course })).body).toMatchObject({
      can: { publish: false },
    })
    expect(codeOf(await world.goLive(course))).toBe('406 course_already_going_live')
    await platform.context.db
      .updateTable('media_assets')
      .set({ state: 'ready' })
      .where('id', '=', film)
      .execute()
    expect((await eva.get('/course/dev', { 'course-id': course })).body).toMatchObject({
      can: { publish: true },
    })
  })

  it('tells whoever published when it is given up', async () => {
    const { course, asset, film } = await world.waitingCourse()
    await platform.run((context) => failFilm(context, asset, 'unreadable'))
    const uploads = await eva.get('/uploads')
    expect(itemsOf(uploads)).toHaveLength(2)
    expect(itemsOf(uploads)).toContainEqual(
      expect.objectContaining({
        kind: 'publish',
        name: 'Rücken',
        success: false,
        course_id: course,
        video_id: film,
        seen: false,
      }),
    )
    expect(itemsOf(await other.get('/uploads'))).toEqual([])
  })
})
