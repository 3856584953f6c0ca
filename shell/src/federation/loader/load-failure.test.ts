import { TookTooLong } from '@kursportal/shared/federation'
import { failureOf, KitFailure, LoadFailure } from './load-failure.ts'

const chunkError = (type: string): Error =>
  Object.assign(new Error('Loading chunk sales failed'), { name: 'ChunkLoadError', type })

describe('what a failure is counted as', () => {
  it.each([
    ['what was found out while loading', new LoadFailure('incompatible', 'too new'), 'incompatible'],
    ['a part of the kit', new KitFailure('kit-forms', chunkError('network')), 'kit'],
    ['a chunk that is gone', chunkError('network'), 'chunk'],
    ['a chunk that came without code', chunkError('missing'), 'chunk'],
    ['a chunk that hangs', chunkError('timeout'), 'timeout'],
    ['a changed chunk', chunkError('integrity'), 'integrity'],
    ['a chunk the policy forbids', chunkError('blocked'), 'blocked'],
    ['a page that never came', new TookTooLong(30_000), 'timeout'],
    ['an error while drawing', new TypeError('x is not a function'), 'render_threw'],
    ['something thrown that is no error', 'oops', 'render_threw'],
  ])('%s', (_, error, kind) => {
    expect(failureOf(error)).toBe(kind)
  })
})
