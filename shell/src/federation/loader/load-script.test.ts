import { jest } from '@jest/globals'
import { loadScript, TIME_LIMIT } from './load-script.ts'

/** The browser of the tests fetches no scripts: what is asked for stays as it is, and nothing comes. */
const asked = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src)

describe('a script that takes too long', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('fails, and is really fetched again by the next try', async () => {
    const url = `${location.origin}/remotes/mf-test/1/entry.js`
    const first = loadScript(url, () => undefined)
    expect(asked()).toEqual([url])
    jest.advanceTimersByTime(TIME_LIMIT)
    await expect(first).rejects.toMatchObject({ kind: 'timeout' })
    expect(asked()).toEqual([])

    const second = loadScript(url, () => undefined)
    expect(asked()).toEqual([expect.stringMatching(/\/entry\.js\?retry=\d+$/)])
    document.head.querySelector('script')?.dispatchEvent(new Event('load'))
    await expect(second).resolves.toBeUndefined()
  })
})
