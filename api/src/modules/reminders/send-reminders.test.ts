import { limits } from '../../platform/limits.ts'
import type { Context } from '../../platform/context.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addWithdrawal } from '../../seed/scenarios/withdrawals.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { takeCourses } from '../learning/withdrawn-courses.ts'
import { addBegunCourse } from './reminders.fixtures.ts'

describe('more reminders than one call sends', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ limits: { ...limits, remindersAtOnce: 2 } })
  })
  afterAll(() => platform.close())

  it('go on with the next, and reach everybody once', async () => {
    await platform.run(async (context) => {
      const admin = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const user_ids: string[] = []
      for (const email of ['a@beispiel.de', 'b@beispiel.de', 'c@beispiel.de'])
        user_ids.push(await addPerson(context, { email }))
      await addBegunCourse(context, { owner_id: admin, title: 'Rücken', user_ids })
    })
    platform.clock.advance(15 * 86_400)
    const admin = await platform.as('admin@beispiel.de')
    const remind = async () => (await admin.post('/reminder', {})).body
    expect(await remind()).toMatchObject({ sent: 2, left: 1 })
    expect(await remind()).toMatchObject({ sent: 1, left: 0, paused: 2 })
    expect(await remind()).toMatchObject({ sent: 0, left: 0, paused: 3 })
    const { body } = await platform.client.get('/dev/outbox')
    const reached = (body as { items: { to: string }[] }).items.map(({ to }) => to)
    expect(reached.toSorted()).toEqual(['a@beispiel.de', 'b@beispiel.de', 'c@beispiel.de'])
  })
})

describe('a paused course', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('is not reminded of while the pause lasts, nor the day after', async () => {
    await platform.reset()
    platform.clock.set('2027-05-03T10:00:00Z')
    const paused = await platform.run(async (context) => {
      const admin = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const anna = await addPerson(context, { email: 'anna@beispiel.de' })
      const participate = (its: Context, title: string) =>
        addBegunCourse(its, { owner_id: admin, title, user_ids: [anna] })
      const { course } = await participate(context, 'Rücken')
      const { id: participation_id } = await context.db
        .selectFrom('participations')
        .select('id')
        .where('course_id', '=', course)
        .executeTakeFirstOrThrow()
      await context.db
        .insertInto('course_pauses')
        .values({ participation_id, from_day: '2027-05-04', until_day: '2027-05-24' })
        .execute()
      return { anna, participate, participation_id }
    })
    const remind = async (day: string, body: object = {}) => {
      platform.clock.set(`${day}T10:00:00Z`)
      const admin = await platform.as('admin@beispiel.de')
      return (await admin.post('/reminder', { dry_run: true, ...body })).body
    }
    expect(await remind('2027-05-20')).toMatchObject({ sent: 0, left: 0 })
    expect(await remind('2027-05-20', { user_ids: [paused.anna] })).toMatchObject({ sent: 0 })
    expect(await remind('2027-05-25')).toMatchObject({ sent: 0 })
    expect(await remind('2027-05-25', { user_ids: [paused.anna] })).toMatchObject({ sent: 1 })
    expect(await remind('2027-06-08')).toMatchObject({ sent: 1 })
    // Another course, not paused, is what the mail is about, also the day after the pause.
    await platform.run((context) => paused.participate(context, 'Atem'))
    await platform.context.db
      .updateTable('participations')
      .set({ started_at: new Date('2027-05-01T10:00:00Z') })
      .where('id', '!=', paused.participation_id)
      .execute()
    await remind('2027-05-25', { dry_run: false })
    const { body } = await platform.client.get('/dev/outbox')
    expect(JSON.stringify(body)).toContain('Atem')
    expect(JSON.stringify(body)).not.toContain('Rücken')
  })
})

describe('a course that somebody no longer has', () => {
  let platform: TestPlatform
  let anna: string
  let lost: Awaited<ReturnType<typeof addBegunCourse>>
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      anna = await addPerson(context, { email: 'anna@beispiel.de' })
      await addBegunCourse(context, { owner_id, title: 'Atem', user_ids: [anna] })
      platform.clock.advance(60)
      lost = await addBegunCourse(context, { owner_id, title: 'Rücken', user_ids: [anna] })
    })
    platform.clock.advance(15 * 86_400)
  })
  const takeAccess = ({ db }: Context) =>
    db.deleteFrom('access_users').where('access_id', '=', lost.access).execute()
  const withdraw = async (context: Context) => {
    const withdrawalId = await addWithdrawal(context, {
      number: 'W-1',
      name: 'Anna Beispiel',
      email: 'anna@beispiel.de',
      contract: 'Rücken',
      received_at: context.clock.now(),
    })
    await takeCourses(context, { userId: anna, liveIds: [lost.course], withdrawalId })
  }

  it.each<[string, (context: Context) => Promise<unknown>]>([
    ['the access was taken away', takeAccess],
    ['they withdrew', withdraw],
  ])('is not what a reminder is about: %s', async (_why, lose) => {
    await platform.run(lose)
    const admin = await platform.as('admin@beispiel.de')
    expect((await admin.post('/reminder', { course_id: lost.course })).body).toMatchObject({ sent: 0 })
    expect((await admin.post('/reminder', {})).body).toMatchObject({ sent: 1 })
    const { body } = await platform.client.get('/dev/outbox')
    expect(JSON.stringify(body)).toContain('Atem')
    expect(JSON.stringify(body)).not.toContain('Rücken')
  })
})
