import { jest } from '@jest/globals'
import { ApiFailure } from '@kursportal/shared/client'
import { createQueryClient, retryPause } from './query-client.ts'

const unavailable = (retryAfter?: number) =>
  new ApiFailure({ status: 503, code: 'unavailable', message: '', retryAfter })

describe('a read that failed', () => {
  it.each([
    ['after a second or two', 0, unavailable(), [1000, 2000]],
    ['later with every failure', 1, unavailable(), [2000, 4000]],
    ['not before the server asked for', 0, unavailable(10), [10_000, 20_000]],
    ['after a second or two without an answer', 0, new Error('gone'), [1000, 2000]],
  ])('is tried again %s', (_when, failures, error, pauses) => {
    expect([0, 1].map((chance) => retryPause(failures, error, chance))).toEqual(pauses)
  })
})

it('keeps the defaults of all reads when a remote sets its own', () => {
  const reported = jest.fn<typeof reportError>()
  globalThis.reportError = reported
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { enabled: false, staleTime: Number.POSITIVE_INFINITY } })
  expect(client.getDefaultOptions().queries).toMatchObject({ staleTime: 15_000 })
  expect(client.getDefaultOptions().queries?.enabled).toBeUndefined()
  expect(reported).toHaveBeenCalledTimes(1)
})

describe('what was read, written by a filter', () => {
  const reported = jest.fn<typeof reportError>()
  beforeEach(() => {
    reported.mockClear()
    globalThis.reportError = reported
  })
  const filled = () => {
    const client = createQueryClient()
    client.setQueryData(['GET /one'], { items: [1] })
    client.setQueryData(['GET /two'], { items: [2] })
    return client
  }
  it('stays when no query is named: it is everybody’s', () => {
    const client = filled()
    expect(client.setQueriesData({}, () => null)).toEqual([])
    client.setQueriesData({ queryKey: [] }, () => null)
    expect(client.getQueryData(['GET /one'])).toEqual({ items: [1] })
    expect(client.getQueryData(['GET /two'])).toEqual({ items: [2] })
    expect(reported).toHaveBeenCalledTimes(2)
  })
  it('changes where queries are named', () => {
    const client = filled()
    client.setQueriesData({ queryKey: ['GET /one'] }, () => null)
    client.setQueriesData({ predicate: ({ queryKey }) => queryKey[0] === 'GET /two' }, { items: [] })
    expect(client.getQueryData(['GET /one'])).toBeNull()
    expect(client.getQueryData(['GET /two'])).toEqual({ items: [] })
    expect(reported).not.toHaveBeenCalled()
  })
})
