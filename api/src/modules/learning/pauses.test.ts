import { pauseCalls } from '@kursportal/shared/contract'
import { codeOf } from '../../testing/answers.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from './learning.fixtures.ts'

const pauseIn = (answer: TestAnswer) => pauseCalls.readCoursePause.answer.parse(answer.body)

describe('pausing a course', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** Anna has read the first chapter of a timed course on Monday, 3 May 2027; the second opens on the 10th. */
  const begin = async (): Promise<void> => {
    world = await openLearningWorld(platform, { unlock_mode: 'timed' })
    platform.clock.set('2027-05-03T16:00:00Z')
    await world.logIn()
    for (const title of ['A', 'B']) await world.read(await world.lecture(title))
  }
  const on = async (instant: string): Promise<void> => {
    platform.clock.set(instant)
    await world.logIn()
  }
  const course = () => ({ 'course-id': world.live })
  const read = (until?: string) =>
    world.anna.get('/course-pause', { ...course(), ...(until ? { until } : {}) })
  const pause = (until: string) => world.anna.post('/course-pause', { course_id: world.live, until })
  const end = () => world.anna.delete('/course-pause', course())

  it('shows the new dates before anything is changed', async () => {
    await begin()
    expect(pauseIn(await read())).toMatchObject({
      paused_until: null,
      pauses_left: 2,
      days_left: 28,
      latest: '2027-05-30',
      openings: [{ position: 1, title: 'Zwei', opens_on: '2027-05-10', expected: false }],
    })
    expect(pauseIn(await read('2027-05-16')).openings).toMatchObject([{ opens_on: '2027-05-24' }])
    expect(await world.course()).toMatchObject({
      paused_until: null,
      next_unlock_at: '2027-05-09T22:00:00.000Z',
      can: { pause: true },
    })
  })

  it('moves what is not open yet, leaves open what is, and is not begun twice', async () => {
    await begin()
    const answer = pauseIn(await pause('2027-05-16'))
    expect(answer).toMatchObject({ paused_until: '2027-05-16', pauses_left: 1, days_left: 14, latest: null })
    expect(await world.course()).toMatchObject({
      paused_until: '2027-05-16',
      next_unlock_at: '2027-05-23T22:00:00.000Z',
      can: { pause: false },
    })
    expect(await world.locks()).toEqual([null, null, 'not_yet', 'previous_not_done'])
    expect(codeOf(await pause('2027-05-17'))).toBe('409 pause_not_possible')
    await on('2027-05-23T21:59:00Z')
    expect(await world.locks()).toEqual([null, null, 'not_yet', 'previous_not_done'])
    await on('2027-05-23T22:00:00Z')
    expect(await world.locks()).toEqual([null, null, null, 'previous_not_done'])
    expect(await world.course()).toMatchObject({ paused_until: null })
  })

  it('is ended early, which gives back the rest; on its first day it never was', async () => {
    await begin()
    await pause('2027-05-16')
    await on('2027-05-06T10:00:00Z')
    expect(pauseIn(await end())).toMatchObject({
      paused_until: null,
      pauses_left: 1,
      days_left: 25,
      openings: [{ opens_on: '2027-05-13' }],
    })
    // Ended twice is ended.
    expect(pauseIn(await end())).toMatchObject({ pauses_left: 1, days_left: 25 })
    await pause('2027-05-30')
    expect(pauseIn(await end())).toMatchObject({ pauses_left: 1, days_left: 25, latest: '2027-05-30' })
  })

  it('keeps to the frame: two pauses, 28 days together, from today on', async () => {
    await begin()
    for (const until of ['2027-05-02', '2027-05-31']) {
      const refused = await pause(until)
      expect(codeOf(refused)).toBe('422 pause_day_not_possible')
      expect(refused.body).toMatchObject({ details: { earliest: '2027-05-03', latest: '2027-05-30' } })
      expect(codeOf(await read(until))).toBe('422 pause_day_not_possible')
    }
    await pause('2027-05-05')
    await on('2027-05-06T10:00:00Z')
    await pause('2027-05-06')
    await on('2027-05-07T10:00:00Z')
    expect(pauseIn(await read())).toMatchObject({ pauses_left: 0, latest: null })
    expect(codeOf(await pause('2027-05-07'))).toBe('409 pause_not_possible')
  })

  it('is for timed courses that run', async () => {
    world = await openLearningWorld(platform, { unlock_mode: 'timed' })
    const in100Years = '2127-01-01'
    expect(codeOf(await pause(in100Years))).toBe('409 pause_not_possible')
    world = await openLearningWorld(platform, { unlock_mode: 'in_order' })
    await world.read(await world.lecture('A'))
    expect(pauseIn(await read())).toMatchObject({ latest: null, openings: [] })
    expect(codeOf(await pause(in100Years))).toBe('409 pause_not_possible')
    expect(await world.course()).toMatchObject({ can: { pause: false } })
  })

  it('is somebody’s own', async () => {
    await begin()
    expect(
      codeOf(await platform.client.post('/course-pause', { course_id: world.live, until: '2027-05-05' })),
    ).toBe('401 not_logged_in')
    const eva = await platform.as('eva@beispiel.de')
    expect(codeOf(await eva.get('/course-pause', course()))).toBe('404 not_found')
    expect(codeOf(await eva.delete('/course-pause', course()))).toBe('404 not_found')
  })
})
