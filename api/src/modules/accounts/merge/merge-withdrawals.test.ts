import { berlinDay, daysBefore } from '@kursportal/shared/domain'
import { addAccess } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { offerWithdrawals } from '../../../seed/scenarios/withdrawals.ts'
import { itemsOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from '../../learning/learning.fixtures.ts'
import { mergeAs } from './merge.fixtures.ts'

const NEW = 'anna@beispiel.de'
const OLD = 'anna.alt@beispiel.de'

/** Anna has the course in her account; in her old one she ordered it as well. */
describe('two accounts of one person, with a withdrawal', () => {
  let platform: TestPlatform
  let world: LearningWorld
  let admin: TestClient
  let from: string
  let ordered: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openLearningWorld(platform)
    await platform.run(async (context) => {
      await offerWithdrawals(context)
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      from = await addPerson(context, { email: OLD })
      ordered = await addAccess(context, {
        owner_id: world.eva_id,
        name: 'Noch einer',
        course_ids: [world.draft],
        user_ids: [from],
      })
      for (const [user_id, days] of [
        [world.anna_id, 3],
        [from, 1],
      ] as const)
        await context.db
          .updateTable('access_users')
          .set({ created_at: daysBefore(context.clock.now(), days) })
          .where('user_id', '=', user_id)
          .execute()
    })
    admin = await platform.as('admin@beispiel.de')
  })

  const declare = async (email: string): Promise<string> => {
    await platform.client.post('/withdrawal', { name: 'Anna', email, contract: 'Rücken' })
    return String(itemsOf(await admin.get('/withdrawals', { state: 'open' }))[0]?.['id'])
  }
  const accept = (id: string) =>
    admin.patch('/withdrawal', { state: 'accepted', course_ids: [world.live] }, { 'withdrawal-id': id })
  const withdraw = async (email: string) => expect((await accept(await declare(email))).status).toBe(200)
  const caseOf = async (id: string) => (await admin.get('/withdrawal', { 'withdrawal-id': id })).body
  const merge = () => mergeAs(admin, { from, into: world.anna_id })
  const learns = async () =>
    (await (await platform.as(NEW)).get('/course', { 'course-id': world.live })).status === 200

  it.each([OLD, NEW])('from %s keeps the course of the other contract', async (email) => {
    await withdraw(email)
    await merge()
    expect(await learns()).toBe(true)
    // It is withdrawn from as any other, within a period of its own.
    const id = await declare(NEW)
    const concluded_on = berlinDay(daysBefore(platform.clock.now(), email === OLD ? 3 : 1))
    expect(await caseOf(id)).toMatchObject({ courses: [{ concluded_on, withdrawn: false }] })
    expect((await accept(id)).status).toBe(200)
    expect(await learns()).toBe(false)
  })

  it('from both keeps it taken', async () => {
    await withdraw(OLD)
    await withdraw(NEW)
    await merge()
    expect(await learns()).toBe(false)
  })

  it('keeps it taken where the other contract ended, too', async () => {
    await withdraw(OLD)
    await withdraw(NEW)
    await platform.run(async ({ db }) => {
      await db
        .updateTable('withdrawn_courses')
        .set({ given_back_at: new Date() })
        .where('user_id', '=', world.anna_id)
        .execute()
      await db.insertInto('access_users').values({ user_id: from, access_id: ordered }).execute()
    })
    await merge()
    expect(await learns()).toBe(false)
  })

  it('that is still open takes the course from the one account they have', async () => {
    const id = await declare(OLD)
    await merge()
    expect(await caseOf(id)).toMatchObject({ person: { id: world.anna_id }, courses: [{ withdrawn: false }] })
    expect((await accept(id)).status).toBe(200)
    expect(await learns()).toBe(false)
  })
})
