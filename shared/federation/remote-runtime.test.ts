import { jest } from '@jest/globals'
import runtime from './remote-runtime.ts'

/** What webpack generates in a remote whose chunk `page` needs two modules of the kit. */
const remote = () => {
  const m: Record<string, (module: { exports: unknown }) => void> = {}
  const c: Record<string, unknown> = {}
  const installedModules: Record<string, Promise<unknown> | 0> = {}
  const names = { '1': { shareKey: 'react' }, '2': { shareKey: 'kit/forms' } }
  const webpackRequire = { c, m, consumesLoadingData: { moduleIdToConsumeDataMapping: names } }
  return {
    load: async (): Promise<unknown> => {
      const promises: Promise<unknown>[] = []
      const chunkMapping = { page: ['1', '2'] }
      runtime.bundlerRuntime.consumes({
        chunkId: 'page',
        promises,
        chunkMapping,
        installedModules,
        webpackRequire,
      })
      return Promise.all(promises)
    },
    take: (id: string): unknown => {
      const module = { exports: undefined }
      m[id]?.(module)
      return module.exports
    },
  }
}

const offer = (get: () => Promise<() => unknown>) =>
  runtime.bundlerRuntime.initContainerEntry({
    shareScope: { react: { '19.0.0': { lib: () => 'React' } }, 'kit/forms': { '1.6.0': { get } } },
  })

it('puts what the shell has and what it fetches where the code looks for it', async () => {
  offer(() => Promise.resolve(() => 'forms'))
  const { load, take } = remote()
  await load()
  expect([take('1'), take('2')]).toEqual(['React', 'forms'])
})

it('fetches a part once, whoever needs it', async () => {
  const get = jest.fn(() => Promise.resolve(() => 'forms'))
  offer(get)
  const { load } = remote()
  await Promise.all([load(), load()])
  await load()
  expect(get).toHaveBeenCalledTimes(1)
})

it('throws where a part did not come, and asks for it again at the next try', async () => {
  const get = jest
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(() => 'forms')
  offer(get)
  const { load, take } = remote()
  await load()
  expect(() => take('2')).toThrow('offline')
  await load()
  expect(take('2')).toBe('forms')
})

it('says what the shell does not provide', async () => {
  runtime.bundlerRuntime.initContainerEntry({ shareScope: { react: { '19.0.0': { lib: () => 'React' } } } })
  const { load, take } = remote()
  await load()
  expect(() => take('2')).toThrow('The shell does not provide kit/forms')
})
