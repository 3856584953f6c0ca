import { limits } from '../../platform/limits.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('more reminders than one call sends', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ limits: { ...limits, remindersAtOnce: 2 } })
  })
  afterAll(() => platform.close())

  it('go on with the next, and reach everybody once', async () => {
    await platform.run(async (context) => {
      const admin = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const course = newId()
      await context.db
        .insertInto('courses')
        .values({ id: course, owner_id: admin, title: 'Rücken' })
        .execute()
      for (const email of ['a@beispiel.de', 'b@beispiel.de', 'c@beispiel.de'])
        await context.db
          .insertInto('participations')
          .values({ id: newId(), user_id: await addPerson(context, { email }), course_id: course })
          .execute()
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
      const participate = async ({ db, clock }: Context, title: string) => {
        const course = newId()
        const participation = newId()
        await db.insertInto('courses').values({ id: course, owner_id: admin, title }).execute()
        await db
          .insertInto('participations')
          .values({ id: participation, user_id: anna, course_id: course, started_at: clock.now() })
          .execute()
        return participation
      }
      const participation_id = await participate(context, 'Rücken')
      await context.db
        .insertInto('course_pauses')
        .values({ participation_id, from_day: '2027-05-04', until_day: '2027-05-24' })
        .execute()
      return { anna, participate }
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
    // Another course, not paused, is what the mail is about.
    await platform.run((context) => paused.participate(context, 'Atem'))
    await remind('2027-05-20', { dry_run: false })
    const { body } = await platform.client.get('/dev/outbox')
    expect(JSON.stringify(body)).toContain('Atem')
    expect(JSON.stringify(body)).not.toContain('Rücken')
  })
})
