import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, reported, type LearningWorld } from './learning.fixtures.ts'

const FILM_SECONDS = 200

/** What only a database with many connections can show: reports that come at once. */
describe('reports of progress on PostgreSQL, everything at once', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openLearningWorld(platform, { unlock_mode: 'all' })
  })

  it('none of twenty parts of a film is lost', async () => {
    const { db } = platform.context
    const asset_id = newId()
    await db
      .insertInto('media_assets')
      .values({ id: asset_id, owner_id: world.eva_id, state: 'ready', duration_seconds: FILM_SECONDS })
      .execute()
    await db.updateTable('videos').set({ type: 'video', asset_id }).where('title', '=', 'A').execute()
    const video_id = await world.lecture('A')
    await world.anna.get('/video', { 'video-id': video_id })
    platform.clock.advance(FILM_SECONDS)
    const parts = Array.from({ length: 20 }, (_, index) => [index * 10, index * 10 + 10])
    const answers = await Promise.all(
      parts.map((part) => world.anna.post('/video/progress', { video_id, progress: 0, watched: [part] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    const again = reported(await world.anna.post('/video/progress', { video_id, progress: 0 }))
    expect(again).toMatchObject({ watched: [[0, FILM_SECONDS]], done: true, progress: 1 })
  })

  it('the last lectures done at once finish the course', async () => {
    const lectures = await Promise.all(['A', 'B', 'C', 'D'].map(world.lecture))
    await Promise.all(lectures.map(world.read))
    expect(await world.course()).toMatchObject({ state: 'finished' })
  })
})
