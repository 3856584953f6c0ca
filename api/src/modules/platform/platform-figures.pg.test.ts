import { sql } from 'kysely'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'

describe('the figures of a pool of connections', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  const waitedFor = async (): Promise<number> => {
    const url = '/api/metrics'
    const { text } = await platform.client.inject({ method: 'GET', url, remoteAddress: '127.0.0.1' })
    return Number(/connections\{state="waited_for"\} (\d+)/.exec(text)?.[1])
  }
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(platform.context.db)

  it('do not count the questions that the figures themselves ask', async () => {
    await Promise.all([1, 2, 3].map(() => sleep(0.1)))
    expect(await waitedFor()).toBe(0)
  })

  it('say how many wait, in time, while every connection is taken', async () => {
    const taken = Promise.all(Array.from({ length: 24 }, () => sleep(4)))
    await waitUntil(async () => platform.services.database.pool().size === 20)
    const asked = Date.now()
    expect(await waitedFor()).toBe(4)
    expect(Date.now() - asked).toBeLessThan(3_900)
    await taken
  }, 20_000)
})
