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
