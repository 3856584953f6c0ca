import { ConfigError } from './config.ts'
import { whileUnavailable } from './while-unavailable.ts'

const broken = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

/** A step that fails with these, one after the other, and then answers. */
const failing = (...errors: Error[]) => {
  const said: string[] = []
  return {
    said,
    say: (line: string) => void said.push(line),
    step: () => {
      const error = errors.shift()
      return error ? Promise.reject(error) : Promise.resolve('begun')
    },
  }
}

describe('a step of a start', () => {
  it.each<[string, Error]>([
    ['a refused connection', broken()],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a server that starts up', Object.assign(new Error('starting up'), { code: '57P03' })],
    ['a sentence about one of them', new ConfigError('cannot be reached', { cause: broken() })],
  ])('is tried again after %s, and says so once', async (_, error) => {
    const { step, say, said } = failing(error, broken())
    expect(await whileUnavailable(step, { waitFor: 10_000, say, tryEvery: 1 })).toBe('begun')
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(error.message)
  })

  it('fails at once with whatever waiting does not mend', async () => {
    const wrong = new ConfigError('wrong password', { cause: Object.assign(new Error(), { code: '28P01' }) })
    const { step, say, said } = failing(wrong)
    await expect(whileUnavailable(step, { waitFor: 10_000, say, tryEvery: 1 })).rejects.toBe(wrong)
    expect(said).toEqual([])
  })

  it('fails once it has waited for long enough', async () => {
    const errors = Array.from({ length: 1_000 }, broken)
    const { step, say } = failing(...errors)
    await expect(whileUnavailable(step, { waitFor: 20, say, tryEvery: 5 })).rejects.toThrow('refused')
  })
})
