import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('a connection on which nobody asks', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('stays open for longer than a proxy keeps one, so that a proxy closes it', async () => {
    const address = await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/api/health`)
    expect(await answer.text()).not.toBe('')
    expect(answer.headers.get('keep-alive')).toBe('timeout=150')
  })
})
