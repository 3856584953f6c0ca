import { jest } from '@jest/globals'
import { KitFailure } from './loader/load-failure.ts'
import { loadKitPart } from './load-kit-part.ts'

const chunkError = (type: string): Error => Object.assign(new Error('gone'), { name: 'ChunkLoadError', type })

describe('a part of the kit', () => {
  it('is asked for again when it did not come', async () => {
    const part = { there: true }
    const load = jest.fn<() => Promise<object>>().mockRejectedValueOnce(chunkError('missing'))
    load.mockResolvedValue(part)
    await expect(loadKitPart('kit-forms', load, [0])).resolves.toBe(part)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails as the shell’s, with the reason kept', async () => {
    const cause = chunkError('missing')
    const failed: unknown = await loadKitPart('kit-forms', () => Promise.reject(cause), [0]).catch(
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(KitFailure)
    expect(failed).toMatchObject({ cause })
  })

  it('is not asked for again where the answer hangs', async () => {
    const load = jest.fn(() => Promise.reject(chunkError('timeout')))
    await expect(loadKitPart('kit-forms', load, [0])).rejects.toBeInstanceOf(KitFailure)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
