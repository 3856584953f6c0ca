import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from './learning.fixtures.ts'

describe('unlocking', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('goes in order', async () => {
    world = await openLearningWorld(platform, { unlock_mode: 'in_order' })
    expect(await world.locks()).toEqual([null, 'previous_not_done', 'previous_not_done', 'previous_not_done'])
    const b = await world.lecture('B')
    const [, second] = await world.chapters()
    expect(second?.locked).toEqual({ reason: 'previous_not_done', until: null, wait_days: null })
    expect(codeOf(await world.anna.get('/video', { 'video-id': b }))).toBe('403 locked')
    expect(codeOf(await world.anna.get('/video/rich-text', { 'video-id': b }))).toBe('403 locked')
    expect(codeOf(await world.read(b))).toBe('403 locked')
    expect(codeOf(await world.anna.get('/chapter', { 'chapter-id': second?.id ?? '' }))).toBe('403 locked')
    await world.read(await world.lecture('A'))
    expect(await world.locks()).toEqual([null, null, 'previous_not_done', 'previous_not_done'])
    expect((await world.anna.get('/video/rich-text', { 'video-id': b })).status).toBe(200)
  })

  it('waits for days between chapters', async () => {
    world = await openLearningWorld(platform, { unlock_mode: 'timed' })
    platform.clock.set('2027-05-03T16:00:00Z')
    await world.logIn()
    const [, waiting] = await world.chapters()
    expect(waiting?.locked).toEqual({ reason: 'previous_not_done', until: null, wait_days: 7 })
    for (const title of ['A', 'B']) await world.read(await world.lecture(title))
    expect(await world.course()).toMatchObject({
      next_lecture: null,
      next_unlock_at: '2027-05-09T22:00:00.000Z',
    })
    const answer = await world.anna.get('/video', { 'video-id': await world.lecture('C') })
    expect(answer.body).toMatchObject({
      code: 'locked',
      details: { reason: 'not_yet', until: '2027-05-09T22:00:00.000Z' },
    })
    platform.clock.set('2027-05-09T22:00:00Z')
    expect((await world.anna.get('/video', { 'video-id': await world.lecture('C') })).status).toBe(200)
  })
})
