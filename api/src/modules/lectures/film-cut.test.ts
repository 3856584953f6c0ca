import { learningCalls, lectureCalls, watchCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openCoursesWorld, type CoursesWorld } from '../courses/courses.fixtures.ts'

const FILM_SECONDS = 100

describe('a lecture that shows a part of its film', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let course: string
  let film: string
  let asset: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  const addFilm = async (duration_seconds = FILM_SECONDS): Promise<string> => {
    const id = newId()
    const { owner_id } = await platform.context.db
      .selectFrom('courses')
      .select('owner_id')
      .where('id', '=', course)
      .executeTakeFirstOrThrow()
    await platform.context.db
      .insertInto('media_assets')
      .values({
        id,
        owner_id,
        state: 'ready',
        duration_seconds,
        renditions: JSON.stringify([{ height: 360, width: 640, bandwidth: 1, codecs: '' }]),
      })
      .execute()
    return id
  }
  const showFilm = (id: string) =>
    platform.context.db.updateTable('videos').set({ asset_id: id }).where('id', '=', film).execute()
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    course = await world.newCourse()
    const chapter = await world.newChapter(course, 'Eins')
    film = idOf(await world.eva.put('/video', { type: 'video', title: 'Film' }, { 'chapter-id': chapter }))
    asset = await addFilm()
    await showFilm(asset)
  })
  const cut = (from: number, to: number | null, more: object = {}) =>
    world.eva.patch('/video', { film_cut: { film_id: asset, from, to }, ...more }, { 'video-id': film })
  const draft = async () => {
    const { body } = await world.eva.get('/video/dev', { 'video-id': film })
    return lectureCalls.readDraftVideo.answer.parse(body)
  }
  const watched = async (client = world.eva, id = film) =>
    watchCalls.watch.answer.parse((await client.get('/watch', { 'video-id': id })).body)

  it('takes as long as that part, for its author and the player', async () => {
    expect((await cut(10, 40)).status).toBe(200)
    expect(await draft()).toMatchObject({
      duration_seconds: 30,
      media: { duration_seconds: FILM_SECONDS },
      film_cut: { film_id: asset, from: 10, to: 40 },
    })
    expect(await watched()).toMatchObject({ duration_seconds: 30, part: { from: 10, to: 40 } })
  })

  it('keeps no end that is the film’s own, and nothing that cuts nothing off', async () => {
    await cut(10, 100)
    expect((await draft()).film_cut).toEqual({ film_id: asset, from: 10, to: null })
    await cut(0, 99.9)
    expect((await draft()).film_cut).toBeNull()
    expect(await watched()).toMatchObject({ duration_seconds: FILM_SECONDS, part: null })
  })

  it('refuses what is not in the film, too short, or of another one', async () => {
    const refused = [
      await cut(90, 101),
      await cut(10, 10.5),
      await cut(40, 10),
      await cut(-1, 10),
      await cut(0, 10, { film_cut: { film_id: newId(), from: 0, to: 10 } }),
    ]
    expect(refused.map(codeOf)).toEqual([
      '422 film_cut_impossible',
      '422 film_cut_impossible',
      '422 film_cut_impossible',
      '422 validation_failed',
      '422 film_cut_impossible',
    ])
  })

  it('shows another film whole, and the former one cut again', async () => {
    await cut(10, 40)
    await showFilm(await addFilm())
    expect((await draft()).duration_seconds).toBe(FILM_SECONDS)
    expect((await watched()).part).toBeNull()
    await showFilm(asset)
    expect((await draft()).duration_seconds).toBe(30)
  })

  it('is refused to two authors who both start from the same version', async () => {
    const version = (await draft()).version
    await cut(10, 40, { based_on: version })
    expect(codeOf(await cut(20, 40, { based_on: version }))).toBe('409 edited_meanwhile')
    expect((await draft()).film_cut?.from).toBe(10)
  })

  describe('once it is published', () => {
    let live: string
    beforeEach(async () => {
      await cut(10, 50)
      await world.goLive(course)
      await platform.run(async (context) => {
        const { id: user } = await context.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', 'learner@beispiel.de')
          .executeTakeFirstOrThrow()
        const { owner_id } = await context.db
          .selectFrom('courses')
          .select('owner_id')
          .where('id', '=', course)
          .executeTakeFirstOrThrow()
        await addAccess(context, { owner_id, name: 'Alle', course_ids: [course], user_ids: [user] })
      })
      const row = await platform.context.db
        .selectFrom('videos')
        .select('id')
        .where('dev_id', '=', film)
        .executeTakeFirstOrThrow()
      live = row.id
    })
    const page = async () =>
      learningCalls.readVideo.answer.parse((await world.learner.get('/video', { 'video-id': live })).body)
    const report = (from: number, to: number) =>
      world.learner.post('/video/progress', {
        video_id: live,
        progress: 0,
        watched: [[from, to]],
        timestamp: to,
      })

    it('counts in its own time', async () => {
      expect(await page()).toMatchObject({ duration_seconds: 40, watched: [] })
      expect((await watched(world.learner, live)).part).toEqual({ from: 10, to: 50 })
      platform.clock.advance(60)
      expect(codeOf(await report(30, 42))).toBe('422 watched_past_end')
      await report(0, 20)
      expect(await page()).toMatchObject({ progress: 0.5, done: false, watched: [[0, 20]] })
      platform.clock.advance(60)
      await report(20, 36)
      expect(await page()).toMatchObject({ progress: 1, done: true })
    })

    it('moves what was watched along with a publish that cuts it otherwise', async () => {
      await page()
      platform.clock.advance(60)
      await report(5, 20)
      await cut(20, 60)
      expect((await page()).watched).toEqual([[5, 20]])
      await world.goLive(course)
      expect(await page()).toMatchObject({ duration_seconds: 40, watched: [[0, 10]], position_seconds: 10 })
      await cut(0, null)
      await world.goLive(course)
      expect(await page()).toMatchObject({ duration_seconds: 100, watched: [[20, 30]], position_seconds: 30 })
    })

    it('keeps what was watched of a film that a shorter one replaces, up to its end', async () => {
      await page()
      platform.clock.advance(60)
      await report(5, 20)
      await showFilm(await addFilm(12))
      expect(await page()).toMatchObject({ duration_seconds: 40, watched: [[5, 20]] })
      await world.goLive(course)
      const left = { progress: 0.375, watched: [[5, 12]], position_seconds: 12 }
      expect(await page()).toMatchObject({ duration_seconds: 12, ...left, done: false })
      platform.clock.advance(60)
      // Whoever still watches the former one is told where the new one ends.
      const late = await report(5, 40)
      expect(late.body).toMatchObject({ code: 'watched_past_end', details: { duration_seconds: 12 } })
      await report(0, 12)
      expect(await page()).toMatchObject({ progress: 1, done: true })
    })

    it('says so among what a publish changes, which can be taken back', async () => {
      await cut(20, 50)
      const query = { 'course-id': course }
      const { body } = await world.eva.get('/course/differences', query)
      expect(body).toMatchObject({ differences: [{ path: ['film_cut', 'from'], before: 10, after: 20 }] })
      await world.eva.post(
        '/course/discard-change',
        { kind: 'changed', what: 'video', id: film, path: ['film_cut', 'from'] },
        query,
      )
      expect((await draft()).film_cut).toEqual({ film_id: asset, from: 10, to: 50 })
    })
  })
})
