import { buildApp } from '../../app.ts'
import { clientFor } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('limits by address', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ rateLimits: true })
  })
  afterAll(() => platform.close())

  it('are counted for all processes together', async () => {
    const app = await buildApp(platform.services)
    await app.ready()
    const processes = [platform.client, clientFor(app)]
    const ask = (n: number) =>
      processes[n % 2]?.inject({
        method: 'PUT',
        url: '/api/password',
        payload: { email: `niemand${n}@beispiel.de` },
        remoteAddress: '10.9.9.9',
      })
    for (let n = 1; n <= 20; n += 1) expect((await ask(n))?.status).toBe(401)
    for (const n of [21, 22]) {
      const refused = await ask(n)
      expect(refused?.status).toBe(429)
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    }
    await app.close()
  })
})
