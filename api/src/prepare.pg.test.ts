import { openTestPlatform, type TestPlatform } from './testing/test-platform.ts'
import { prepare } from './prepare.ts'

describe('several first starts at once', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('fill the demo in once, and all of them go on', async () => {
    const services = { ...platform.services, config: { ...platform.services.config, demo: true } }
    const said: string[] = []
    await Promise.all([1, 2, 3].map(() => prepare(services, (line) => said.push(line))))
    expect(said.filter((line) => line.startsWith('Filling in'))).toEqual([
      'Filling in the demo data: people …',
      'Filling in the demo data: courses …',
    ])
  }, 120_000)
})
