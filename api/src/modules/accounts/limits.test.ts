import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

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

  it('count wrong passwords per e-mail, wherever they come from, until the time is over', async () => {
    // From another address each time, so that only the limit per e-mail counts.
    const wrong = (n: number) =>
      send('POST', '/session-id', { email: 'Anna@beispiel.de', password: 'falsch' }, `10.0.0.${n}`)
    for (let n = 1; n <= 15; n += 1) expect((await wrong(n)).status).toBe(401)
    const refused = await wrong(16)
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
