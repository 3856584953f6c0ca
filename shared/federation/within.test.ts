import { jest } from '@jest/globals'
import { TookTooLong, within } from './within.ts'

describe('work that must come to an end in time', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('gives what it gives, or fails as it fails', async () => {
    await expect(within(1000, Promise.resolve('da'))).resolves.toBe('da')
    await expect(within(1000, Promise.reject(new RangeError('kaputt')))).rejects.toThrow(RangeError)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('fails when it never ends, and not before its time', async () => {
    const ended = jest.fn<(error: unknown) => void>()
    within(1000, new Promise(() => undefined)).catch(ended)
    await jest.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(new TookTooLong(1000))
  })
})
