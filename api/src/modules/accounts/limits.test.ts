import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

describe('limits on logging in and on codes', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ rateLimits: true })
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
  })
  const send = (method: 'POST' | 'PUT', path: string, payload: object, remoteAddress: string) =>
    platform.client.inject({ method, url: `/api${path}`, payload, remoteAddress })

  const logIn = (password: string, address: string) =>
    send('POST', '/session-id', { email: 'Anna@beispiel.de', password }, address)

  it('count wrong passwords per e-mail and address: whoever guesses keeps nobody else out', async () => {
    for (let n = 1; n <= 15; n += 1) expect((await logIn('falsch', '10.0.0.1')).status).toBe(401)
    expect((await logIn(TEST_PASSWORD, '10.0.0.1')).status).toBe(429)
    expect((await logIn(TEST_PASSWORD, '10.0.0.2')).status).toBe(200)
    platform.clock.advance(15 * 60)
  })

  it('count wrong passwords per e-mail, wherever they come from, until the time is over', async () => {
    // From another address each time, so that only the limit per e-mail counts.
    for (let n = 1; n <= 100; n += 1) expect((await logIn('falsch', `10.0.0.${n}`)).status).toBe(401)
    const refused = await logIn('falsch', '10.0.1.1')
    expect(refused.body).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many requests',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
    platform.clock.advance(15 * 60)
    await platform.as('anna@beispiel.de')
  })

  it('count codes per e-mail', async () => {
    const ask = (n: number) => send('PUT', '/password', { email: 'anna@beispiel.de' }, `10.0.1.${n}`)
    for (let n = 1; n <= 5; n += 1) expect((await ask(n)).status).toBe(200)
    const refused = await ask(6)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  })

  it('count per address, whatever the e-mail', async () => {
    const ask = (n: number) => send('PUT', '/password', { email: `niemand${n}@beispiel.de` }, '10.9.9.9')
    for (let n = 1; n <= 20; n += 1) expect((await ask(n)).status).toBe(401)
    const refused = await ask(21)
    expect(refused.body).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
