import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { addPerson } from '../../seed/scenarios/people.ts'

describe('sessions', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  it('answers 401 to nobody', async () => {
    const answer = await platform.client.get('/session-id')
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ status: 401, code: 'not_logged_in', message: 'Not logged in' })
  })

  it('logs in with e-mail in any letter case, tells who it is, and logs out', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'Anna@Beispiel.de', first_name: 'Anna', last_name: 'Ärmel' }),
    )
    const anna = await platform.as('anna@beispiel.DE', TEST_PASSWORD)
    const who = await anna.get('/session-id')
    expect(who.body).toMatchObject({
      user: { name: 'Anna Ärmel' },
      perms: { admin: false, course_creator: false },
      roles: [],
    })
    expect((await anna.delete('/session-id')).status).toBe(204)
    expect((await anna.get('/session-id')).status).toBe(401)
  })

  it('says of whoever logged in that they were there', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    await platform.client.post('/session-id', { email: 'anna@beispiel.de', password: TEST_PASSWORD })
    const seen = await platform.run(({ db }) =>
      db.selectFrom('users').select('last_seen_at').executeTakeFirst(),
    )
    expect(seen).toEqual({ last_seen_at: expect.any(Date) })
  })

  it('answers the same for a wrong password and an unknown e-mail', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const wrong = await platform.client.post('/session-id', { email: 'anna@beispiel.de', password: 'nope' })
    const unknown = await platform.client.post('/session-id', { email: 'bert@beispiel.de', password: 'nope' })
    expect(wrong.body).toEqual({ status: 401, code: 'invalid_login', message: 'invalid login' })
    expect(unknown.body).toEqual(wrong.body)
  })

  it('expires after 30 days without use, and each use prolongs it', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    platform.clock.advance(29 * 86_400)
    expect((await anna.get('/session-id')).status).toBe(200)
    platform.clock.advance(29 * 86_400)
    expect((await anna.get('/session-id')).status).toBe(200)
    platform.clock.advance(31 * 86_400)
    expect((await anna.get('/session-id')).status).toBe(401)
  })

  it('sets the cookie again whenever it prolongs the session, so that the browser keeps it as long', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const { sessionId } = await platform.as('anna@beispiel.de')
    const visit = (url: string) =>
      platform.client.inject({ method: 'GET', url, headers: { cookie: `session_id=${sessionId}` } })
    expect((await visit('/api/session-id')).headers['set-cookie']).toBeUndefined()
    for (const url of ['/api/session-id', '/api/user', '/api/courses']) {
      platform.clock.advance(23 * 86_400)
      const { headers } = await visit(url)
      expect([headers['set-cookie']].flat().join()).toContain(
        `session_id=${sessionId}; Max-Age=2592000; Path=/; HttpOnly`,
      )
    }
  })

  it('refuses a write by cookie from another origin', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const { sessionId } = await platform.as('anna@beispiel.de')
    const answer = await platform.client.inject({
      method: 'DELETE',
      url: '/api/session-id',
      headers: { cookie: `session_id=${sessionId}`, origin: 'https://elsewhere.example' },
    })
    expect(answer.body).toMatchObject({ status: 403, code: 'foreign_origin' })
  })

  it('says 405 for a wrong method and 404 for an unknown path', async () => {
    expect((await platform.client.put('/session-id', {})).body).toMatchObject({ code: 'method_not_allowed' })
    expect((await platform.client.get('/nothing-here')).body).toMatchObject({ code: 'unknown_route' })
    expect((await platform.client.post('/nothing-here', {})).body).toMatchObject({ code: 'unknown_route' })
    expect((await platform.client.put('/session-id/x', {})).body).toMatchObject({ code: 'unknown_route' })
  })

  it('lists where somebody is logged in, and ends one of these places', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    await platform.run((context) => addPerson(context, { email: 'bert@beispiel.de' }))
    const [anna, phone, bert] = [
      await platform.as('anna@beispiel.de'),
      await platform.as('anna@beispiel.de'),
      await platform.as('bert@beispiel.de'),
    ]
    const { body } = await anna.get('/sessions')
    const { items, total } = body as { items: { key: string; current: boolean }[]; total: number }
    expect(total).toBe(2)
    expect(items.filter(({ current }) => current)).toHaveLength(1)
    const other = items.find(({ current }) => !current)?.key ?? ''
    expect((await bert.delete('/session', { key: other })).status).toBe(404)
    expect((await anna.delete('/session', { key: 'kein Schlüssel' })).status).toBe(422)
    expect((await anna.delete('/session', { key: other })).status).toBe(204)
    expect((await phone.get('/user')).status).toBe(401)
    expect((await anna.get('/sessions')).body).toMatchObject({ total: 1 })
    expect((await platform.client.get('/sessions')).status).toBe(401)
    expect((await platform.client.delete('/session', { key: other })).status).toBe(401)
  })
})
