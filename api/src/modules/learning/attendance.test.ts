import { learningCalls } from '@kursportal/shared/contract'
import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from './learning.fixtures.ts'

describe('the rule of participation', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const courseOf = async (world: LearningWorld) => learningCalls.readCourse.answer.parse(await world.course())
  const finish = (world: LearningWorld) => world.anna.post('/course-finish', { course_id: world.live })
  const learn = async (world: LearningWorld, titles: string) => {
    for (const title of titles) await world.read(await world.lecture(title))
  }

  it('says what is missing, and lets a course be finished from the required share on', async () => {
    const fields = { units_offered: 10, required_participation: 80 } as const
    const world = await openLearningWorld(platform, fields, ['C', 'D', 'E'])
    expect(codeOf(await finish(world))).toBe('400 course_not_finished')
    await learn(world, 'ABC')
    expect(await courseOf(world)).toMatchObject({
      attendance: { counts: 'units', offered: 10, attended: 6, needed: 8, missing: 2 },
      can: { finish: false },
    })
    expect(codeOf(await finish(world))).toBe('400 course_not_finished')
    await learn(world, 'D')
    expect(await courseOf(world)).toMatchObject({
      state: 'running',
      attendance: { attended: 8, missing: 0 },
      can: { finish: true },
    })
    expect((await finish(world)).body).toMatchObject({ state: 'finished', number: 1 })
    expect(await courseOf(world)).toMatchObject({ state: 'finished', can: { finish: false, confirm: true } })
  })

  it('keeps what was attended by whoever finished early, whatever they learn afterwards', async () => {
    const fields = { units_offered: 10, required_participation: 80 } as const
    const world = await openLearningWorld(platform, fields, ['C', 'D', 'E'])
    await learn(world, 'ABCD')
    const first = await finish(world)
    await learn(world, 'E')
    expect(await courseOf(world)).toMatchObject({ attendance: { attended: 8, offered: 10, missing: 0 } })
    expect((await finish(world)).body).toMatchObject({
      finished_at: (first.body as { finished_at: string }).finished_at,
    })
  })

  it('asks for all of it at 100 per cent, and keeps all of it', async () => {
    const world = await openLearningWorld(platform)
    await learn(world, 'ABC')
    expect(await courseOf(world)).toMatchObject({
      attendance: { counts: 'lectures', offered: 4, attended: 3, needed: 4, missing: 1 },
      can: { finish: false },
    })
    await learn(world, 'D')
    expect(await courseOf(world)).toMatchObject({
      state: 'finished',
      attendance: { attended: 4, missing: 0 },
    })
  })

  it('is forgotten by the next participation, which begins at nothing', async () => {
    const fields = { units_offered: 10, required_participation: 80 } as const
    const world = await openLearningWorld(platform, fields, ['C', 'D', 'E'])
    platform.clock.set('2027-06-01T10:00:00Z')
    await world.logIn()
    await learn(world, 'ABCD')
    await finish(world)
    platform.clock.set('2028-01-01T10:00:00Z')
    await world.logIn()
    expect((await world.anna.post('/redo-course', { course_id: world.live })).status).toBe(200)
    expect(await courseOf(world)).toMatchObject({ attendance: { attended: 0, missing: 8 } })
  })
})
