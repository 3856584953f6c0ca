import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addSentMail } from './retention.fixtures.ts'
import { expectExactRuns } from './retention-world.testing.ts'
import { runRetention } from './run-retention.ts'

describe('retention on PostgreSQL', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('takes what it announced, exactly what is due, and nothing else', async () => {
    await expectExactRuns(platform, 3)
  }, 120_000)

  it('is run by several processes at once and counts everything once', async () => {
    await platform.reset()
    for (let made = 0; made < 40; made += 1) await platform.run((context) => addSentMail(context, 500))
    await Promise.all([1, 2, 3].map(() => runRetention(platform.services)))
    const runs = await platform.context.db.selectFrom('retention_runs').select('taken').execute()
    expect(runs.reduce((sum, { taken }) => sum + (taken.sent_mails ?? 0), 0)).toBe(40)
    expect(await platform.context.db.selectFrom('mails').select('id').execute()).toEqual([])
  })
})
