import { addPerson } from '../../seed/scenarios/people.ts'
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
})
