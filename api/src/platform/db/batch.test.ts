import type { Db } from './database.ts'
import { batched } from './batch.ts'

// Only the identity of a handle matters here.
const handle = (): Db => ({}) as Db

describe('a batch', () => {
  it('go to the database once, each with its own answer, and nothing is remembered', async () => {
    const asked: number[][] = []
    const double = batched((_db: Db, keys: number[]) => {
      asked.push(keys)
      return Promise.resolve(keys.map((key) => key * 2))
    })
    const db = handle()
    expect(await Promise.all([double(db, 1), double(db, 2), double(db, 1)])).toEqual([2, 4, 2])
    expect(await double(db, 1)).toBe(2)
    expect(asked).toEqual([[1, 2, 1], [1]])
  })

  it('are as many queries as there are fulls of it', async () => {
    const asked: number[][] = []
    const same = batched((_db: Db, keys: number[]) => {
      asked.push(keys)
      return Promise.resolve(keys)
    }, 2)
    const db = handle()
    expect(await Promise.all([1, 2, 3, 4, 5].map((key) => same(db, key)))).toEqual([1, 2, 3, 4, 5])
    expect(asked).toEqual([[1, 2], [3, 4], [5]])
    expect(await same(db, 6)).toBe(6)
  })

  it('keep to the handle they were asked with', async () => {
    const handles: Db[] = []
    const ask = batched((db: Db, keys: string[]) => {
      handles.push(db)
      return Promise.resolve(keys)
    })
    const [one, other] = [handle(), handle()]
    await Promise.all([ask(one, 'a'), ask(other, 'b')])
    expect(handles).toEqual([one, other])
  })

  it('fail batched, and one without an answer fails alone', async () => {
    const broken = batched(() => Promise.reject(new Error('gone')))
    await expect(broken(handle(), 1)).rejects.toThrow('gone')
    const short = batched((_db: Db, keys: number[]) => Promise.resolve(keys.slice(0, 1)))
    const db = handle()
    const answers = await Promise.allSettled([short(db, 1), short(db, 2)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })
})
