import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('which mails somebody wants', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const somebody = async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    return platform.as('anna@beispiel.de')
  }

  it('is asked of whoever is logged in', async () => {
    expect((await platform.client.get('/notification-choices')).status).toBe(401)
    expect((await platform.client.patch('/notification-choices', { news: true })).status).toBe(401)
  })

  it('is reminders and no news at first, and changes one at a time', async () => {
    const anna = await somebody()
    expect((await anna.get('/notification-choices')).body).toEqual({ reminders: true, news: false })
    const without = await anna.patch('/notification-choices', { reminders: false })
    expect(without.body).toEqual({ reminders: false, news: false })
    const withNews = await anna.patch('/notification-choices', { news: true })
    expect(withNews.body).toEqual({ reminders: false, news: true })
  })

  it('keeps when the consent to news was given and withdrawn, once each', async () => {
    const anna = await somebody()
    for (const news of [true, true, false, false]) await anna.patch('/notification-choices', { news })
    const { body } = await anna.get('/consents')
    expect(body).toMatchObject({ total: 1, items: [{ kind: 'marketing', withdrawn_at: expect.any(String) }] })
  })

  it('is no news at the first press, also where two accounts that became one had each agreed', async () => {
    const agreed = async () => {
      const anna = await somebody()
      const { id } = await platform.context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
      const given = { user_id: id, kind: 'marketing' as const, given_at: platform.clock.now() }
      await platform.context.db
        .insertInto('consents')
        .values([1, 2].map(() => ({ id: newId(), ...given })))
        .execute()
      return anna
    }
    const anna = await agreed()
    expect((await anna.patch('/notification-choices', { news: false })).body).toMatchObject({ news: false })
    await platform.reset()
    const again = await agreed()
    const [consent] = itemsOf(await again.get('/consents'))
    await again.delete('/consent', { 'consent-id': String(consent?.['id']) })
    expect((await again.get('/notification-choices')).body).toMatchObject({ news: false })
  })
})
