import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from '../learning/learning.fixtures.ts'

describe('the own orders', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openLearningWorld(platform, { price_cents: 8_900 })
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    await setWithdrawals(true)
    platform.clock.set('2027-03-02T10:00:00Z')
    await platform.context.db
      .updateTable('access_users')
      .set({ created_at: new Date('2027-03-01T09:00:00Z') })
      .execute()
    await world.logIn()
  })
  const setWithdrawals = async (withdrawals: boolean) =>
    (await platform.as('admin@beispiel.de')).patch('/settings', { withdrawals })
  const orders = async (query: Record<string, string> = {}) => itemsOf(await world.anna.get('/orders', query))

  it('needs a login, and tells nobody of somebody else’s', async () => {
    expect(codeOf(await platform.client.get('/orders'))).toBe('401 not_logged_in')
    expect(itemsOf(await world.eva.get('/orders'))).toEqual([])
  })

  it('say what was concluded when, what it costs and until when it can be withdrawn from', async () => {
    expect(await orders()).toEqual([
      {
        course_id: world.live,
        course_title: 'Rücken',
        concluded_on: '2027-03-01',
        fee_cents: 8_900,
        last_day: '2027-03-15',
      },
    ])
    expect(await orders({ 'course-id': world.live })).toHaveLength(1)
    expect(await orders({ 'course-id': world.draft })).toEqual([])
  })

  it('take as many queries for several as for one, and come in pages, newest first', async () => {
    const one = await platform.queriesIn(() => world.anna.get('/orders'))
    await platform.run(async (context) => {
      const fields = { title: 'Schlaf', price_cents: 4_900 }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id: world.eva_id })
      await publishCourse(context, draft)
      const user_ids = [world.anna_id]
      const fresh = { owner_id: world.eva_id, name: 'Neu', course_ids: [draft], user_ids }
      await context.db
        .updateTable('access_users')
        .set({ created_at: new Date('2027-03-02T09:00:00Z') })
        .where('access_id', '=', await addAccess(context, fresh))
        .execute()
    })
    expect(await platform.queriesIn(() => world.anna.get('/orders'))).toBe(one)
    expect((await orders()).map(({ course_title }) => course_title)).toEqual(['Schlaf', 'Rücken'])
    const { body } = await world.anna.get('/orders', { limit: 1, offset: 1 })
    expect(body).toMatchObject({ items: [{ course_title: 'Rücken' }], total: 2 })
  })

  it('name no last day for who agreed to begin earlier', async () => {
    const { body } = await world.anna.get('/course-start', { 'course-id': world.live })
    const { version } = (body as { early_start: { version: string } }).early_start
    await world.anna.post('/course-start', {
      course_id: world.live,
      early_start: { version, begin: true, lose_right: true },
    })
    expect(await orders()).toMatchObject([{ last_day: null }])
  })

  it('are none where nothing is paid, or no contract is concluded here', async () => {
    await platform.context.db.updateTable('accesses').set({ fee_cents: 0 }).execute()
    expect(await orders()).toEqual([])
    await platform.context.db.updateTable('accesses').set({ fee_cents: 4_900 }).execute()
    expect(await orders()).toMatchObject([{ fee_cents: 4_900 }])
    await setWithdrawals(false)
    expect(await orders()).toEqual([])
  })
})
