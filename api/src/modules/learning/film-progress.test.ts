import { newId } from '../../platform/ids.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, reported, type LearningWorld } from './learning.fixtures.ts'
import { takeWatched } from './progress.ts'

const FILM_SECONDS = 100

describe('the progress of a film', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  /** Turns lecture A into a film. */
  const makeFilm = async () => {
    const asset = newId()
    const { db } = platform.context
    await db
      .insertInto('media_assets')
      .values({ id: asset, owner_id: world.eva_id, state: 'ready', duration_seconds: FILM_SECONDS })
      .execute()
    await db.updateTable('videos').set({ type: 'video', asset_id: asset }).where('title', '=', 'A').execute()
  }
  let film: string
  beforeEach(async () => {
    world = await openLearningWorld(platform)
    await makeFilm()
    film = await world.lecture('A')
    await world.anna.get('/video', { 'video-id': film })
  })
  const report = (body: { progress?: number; timestamp?: number; watched?: [number, number][] }) =>
    world.anna.post('/video/progress', { video_id: film, progress: 0, ...body })

  it('keeps the union of what was watched and computes the progress from it', async () => {
    platform.clock.advance(20)
    expect(
      reported(
        await report({
          watched: [
            [0, 20],
            [10, 30],
          ],
          timestamp: 30,
        }),
      ),
    ).toMatchObject({
      progress: 0.3,
      watched: [[0, 30]],
      position_seconds: 30,
      done: false,
    })
    platform.clock.advance(20)
    const later = { watched: [[50, 80] as [number, number]], timestamp: 80 }
    const once = reported(await report(later))
    expect(once).toMatchObject({
      progress: 0.6,
      watched: [
        [0, 30],
        [50, 80],
      ],
    })
    expect(reported(await report(later))).toEqual(once)
    expect(reported(await report({ progress: 1 })).progress).toBe(0.6)
    platform.clock.advance(20)
    expect(
      reported(
        await report({
          watched: [
            [30, 50],
            [80, 90],
          ],
          timestamp: 5,
        }),
      ),
    ).toMatchObject({
      progress: 1,
      done: true,
      position_seconds: 5,
    })
    expect(itemsOf(await world.anna.get('/courses'))[0]).toMatchObject({ lectures_done: 1, progress: 0.25 })
  })

  it('refuses what cannot be', async () => {
    const b = await world.lecture('B')
    const refused = [
      await report({ watched: [[0, 40]] }),
      await report({ progress: 1.01 }),
      await report({ watched: [[90, 102]] }),
      await report({ timestamp: 102 }),
      await report({ watched: [[20, 10]] }),
      await world.anna.post('/video/progress', { video_id: b, progress: 0.5, timestamp: 3 }),
      await world.anna.post('/video/progress', { video_id: b, progress: 0.5, watched: [] }),
    ]
    expect(refused.map(codeOf)).toEqual([
      '422 watched_too_fast',
      '422 progress_too_big',
      '422 watched_past_end',
      '422 watched_past_end',
      '422 validation_failed',
      '406 timestamp_only_for_videos',
      '406 timestamp_only_for_videos',
    ])
    // Many small reports do not add up their slack.
    expect((await report({ watched: [[0, 14]] })).status).toBe(200)
    expect(codeOf(await report({ watched: [[14, 28]] }))).toBe('422 watched_too_fast')
    expect((await world.anna.get('/video', { 'video-id': film })).body).toMatchObject({ watched: [[0, 14]] })
  })

  it.each([
    [15, 0, true],
    [15.5, 0, false],
    [35, 10, true],
    [36, 10, false],
    // The clock of another machine is behind.
    [15, -100, true],
    [16, -100, false],
  ])('takes %d new seconds after %d seconds: %s', async (seconds, since, isTaken) => {
    const { db } = platform.context
    const key = await db
      .selectFrom('lecture_progress')
      .select(['participation_id', 'video_id', 'reported_at'])
      .executeTakeFirstOrThrow()
    const now = new Date(key.reported_at.getTime() + since * 1000)
    const watched = { ranges: [[0, seconds]] as const, timestamp: undefined, duration: FILM_SECONDS }
    const taken = await takeWatched(db, key, watched, now)
    expect(taken?.watched).toEqual(isTaken ? [[0, seconds]] : undefined)
  })

  it('takes in what was watched offline and is sent late', async () => {
    platform.clock.advance(45)
    expect(reported(await report({ watched: [[0, 90]] })).done).toBe(true)
  })
})
