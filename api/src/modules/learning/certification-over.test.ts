import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from './learning.fixtures.ts'

describe('a course whose certification is over', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await openLearningWorld(platform)
    await certifiedUntil('2027-03-31')
  })
  afterAll(() => platform.close())

  const certifiedUntil = async (certified_until: string): Promise<void> => {
    const eva = await platform.as('eva@beispiel.de')
    await eva.patch('/course', { certified_until }, { 'course-id': world.draft })
    expect((await eva.put('/course/live', undefined, { 'course-id': world.draft })).status).toBe(200)
  }

  it('may be begun on its last day in Berlin, and not a minute later', async () => {
    platform.clock.set('2027-03-31T21:59:00Z')
    await world.logIn()
    expect(await world.course()).toMatchObject({ can_begin: true, certified_until: '2027-03-31' })
    const first = await world.lecture('A')
    platform.clock.set('2027-03-31T22:00:00Z')
    expect(await world.course()).toMatchObject({ can_begin: false, next_lecture: null, state: 'not_started' })
    expect(await world.locks()).toEqual(['course_closed', 'course_closed', 'course_closed', 'course_closed'])
    expect((await world.anna.get('/video', { 'video-id': first })).body).toMatchObject({
      code: 'locked',
      details: { reason: 'course_closed' },
    })
    expect(codeOf(await world.read(first))).toBe('403 locked')
    expect((await platform.client.get('/access', { 'access-id': world.access })).body).toMatchObject({
      courses: [{ can_begin: false, certified_until: '2027-03-31' }],
    })
  })

  it('is not joined by an access that grants nothing else, as its page says', async () => {
    await platform.run((context) => addPerson(context, { email: 'neu@beispiel.de' }))
    const neu = await platform.as('neu@beispiel.de')
    const query = { 'access-id': world.access }
    expect((await neu.get('/access', query)).body).toMatchObject({ can: { join: false } })
    expect(codeOf(await neu.post('/access/join', undefined, query))).toBe('409 course_closed')
    expect(codeOf(await world.anna.post('/access/join', undefined, query))).toBe('204')
    expect((await neu.get('/courses')).body).toMatchObject({ total: 0 })
  })

  it('is gone on with by who had begun, to the end', async () => {
    platform.clock.set('2027-03-31T12:00:00Z')
    await world.logIn()
    await world.read(await world.lecture('A'))
    platform.clock.set('2027-04-20T12:00:00Z')
    await world.logIn()
    for (const title of ['B', 'C', 'D'])
      expect((await world.read(await world.lecture(title))).status).toBe(200)
    expect(await world.course()).toMatchObject({ state: 'finished', can: { confirm: true } })
  })

  it('is not begun anew by who finished it, before it is certified again', async () => {
    platform.clock.set('2028-01-10T12:00:00Z')
    await world.logIn()
    const redo = () => world.anna.post('/redo-course', { course_id: world.live })
    expect((await world.anna.get('/redo-course', { 'course-id': world.live })).body).toEqual({
      possible: false,
      possible_from: null,
    })
    expect(codeOf(await redo())).toBe('409 course_closed')
    await certifiedUntil('2029-12-31')
    expect((await redo()).status).toBe(200)
  })

  it('is open to somebody new once it is certified again', async () => {
    await platform.run(async (context) => {
      const bernd = await addPerson(context, { email: 'bernd@beispiel.de' })
      await context.db
        .insertInto('access_users')
        .values({ access_id: world.access, user_id: bernd })
        .execute()
    })
    const bernd = await platform.as('bernd@beispiel.de')
    const { body } = await bernd.get('/course', { 'course-id': world.live })
    expect(body).toMatchObject({ can_begin: true, next_lecture: { title: 'A' } })
  })
})
