import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { expectExactRuns } from './retention-world.testing.ts'

describe('retention in any world', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('takes what it announced, exactly what is due, and nothing else', async () => {
    await expectExactRuns(platform, 12)
  }, 120_000)
})
