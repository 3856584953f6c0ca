import { jest } from '@jest/globals'
import { withRetries } from './with-retries.ts'

const failing = (times: number): jest.Mock<() => Promise<string>> => {
  const work = jest.fn<() => Promise<string>>()
  for (let index = 0; index < times; index += 1) work.mockRejectedValueOnce(new Error(`failure ${index + 1}`))
  return work.mockResolvedValue('done')
}

describe('trying again', () => {
  it('does not wait where nothing fails', async () => {
    const wait = jest.fn(async () => undefined)
    await expect(withRetries(failing(0), [400, 1200], { wait })).resolves.toBe('done')
    expect(wait).not.toHaveBeenCalled()
  })

  it('waits longer each time', async () => {
    const wait = jest.fn(async (_milliseconds: number) => undefined)
    await expect(withRetries(failing(2), [400, 1200], { wait })).resolves.toBe('done')
    expect(wait.mock.calls).toEqual([[400], [1200]])
  })

  it('gives up with the last failure', async () => {
    const work = failing(9)
    await expect(withRetries(work, [400, 1200], { wait: async () => undefined })).rejects.toThrow('failure 3')
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('does not try again what that would not mend', async () => {
    const work = failing(1)
    await expect(withRetries(work, [400], { unless: () => true })).rejects.toThrow('failure 1')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
