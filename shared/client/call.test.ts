import { jest } from '@jest/globals'
import { call } from './call.ts'
import { failureText, textOfFailure } from './failure-text.ts'

const address = { target_year: 2026, amount: 5000 }

describe('a write whose answer is lost', () => {
  const sent: (string | null)[] = []
  const answer = (reply: () => Promise<Response>): void => {
    globalThis.fetch = (_address, init) => {
      sent.push(new Headers(init?.headers).get('idempotency-key'))
      return reply()
    }
  }
  const request = () => call('POST /transaction-request', { body: { ...address, notes: '' } })
  const lost = () => Promise.reject(new TypeError('fetch failed'))
  const gone = () => Promise.resolve(Response.json({ status: 503, code: 'unavailable' }, { status: 503 }))
  const refused = () => Promise.resolve(Response.json({ status: 409, code: 'conflict' }, { status: 409 }))
  const done = () => Promise.resolve(Response.json({}))
  beforeEach(() => {
    sent.length = 0
    sessionStorage.clear()
  })

  it('is a new one once such a thing was taken back, or ten minutes later', async () => {
    const takeBack = () => call('DELETE /transaction-request', { query: { 'request-id': 'r' } })
    answer(lost)
    await request().catch(() => undefined)
    answer(done)
    await takeBack()
    answer(lost)
    await request().catch(() => undefined)
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 601_000)
    await request().catch(() => undefined)
    clock.mockRestore()
    const keys = sent.filter((key) => key !== null)
    expect(new Set(keys).size).toBe(3)
  })

  it('is sent with the same key until there is one', async () => {
    answer(lost)
    await expect(request()).rejects.toMatchObject({ code: 'network' })
    answer(gone)
    await expect(request()).rejects.toMatchObject({ code: 'unavailable' })
    answer(done)
    await request()
    await request()
    const [first, second, third, fourth] = sent
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('counts as answered when it is refused', async () => {
    answer(refused)
    await expect(request()).rejects.toMatchObject({ code: 'conflict' })
    await expect(request()).rejects.toMatchObject({ code: 'conflict' })
    expect(new Set(sent).size).toBe(2)
  })

  it('is another one with other content', async () => {
    answer(lost)
    await expect(request()).rejects.toThrow('fetch failed')
    await expect(
      call('POST /transaction-request', { body: { ...address, amount: 6000, notes: '' } }),
    ).rejects.toThrow('fetch failed')
    expect(new Set(sent).size).toBe(2)
  })

  it('leaves nothing of what was written in the browser', async () => {
    answer(lost)
    await expect(
      call('POST /transaction-request', { body: { ...address, notes: 'streng geheim' } }),
    ).rejects.toThrow('fetch failed')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/geheim|5000/)
  })
})

describe('a call that fails', () => {
  it('has brought the sentence for its code, which the page began without', async () => {
    globalThis.fetch = () =>
      Promise.resolve(Response.json({ status: 403, code: 'thread_locked' }, { status: 403 }))
    const failure: unknown = await call('GET /settings').catch((error: unknown) => error)
    expect(failureText(failure)).toContain('Dieses Thema ist geschlossen')
    expect(failureText(failure)).not.toBe(textOfFailure('internal_error'))
  })
})
