import * as fc from 'fast-check'
import { compareSorted } from './compare-sorted.rules.ts'

/** A list as storage and database tell it: some at a time, the last of them perhaps nothing. */
async function* inPages(texts: readonly string[], size: number): AsyncGenerator<readonly string[]> {
  for (let from = 0; from <= texts.length; from += size)
    yield await Promise.resolve(texts.slice(from, from + size))
}

const loneOf = async (first: readonly string[], second: readonly string[], size: number) => {
  const lone = { first: [] as string[], second: [] as string[] }
  for await (const { text, in: where } of compareSorted(inPages(first, size), inPages(second, size)))
    lone[where].push(text)
  return lone
}

describe('two sorted lists', () => {
  it('are compared without holding them', async () => {
    expect(await loneOf(['a', 'b', 'b', 'd'], ['b', 'c', 'c', 'd', 'e'], 2)).toEqual({
      first: ['a'],
      second: ['c', 'e'],
    })
    expect(await loneOf([], [], 3)).toEqual({ first: [], second: [] })
  })

  it('whatever is in them: each is found alone that the other has not, once', async () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(texts, texts, fc.integer({ min: 1, max: 4 }), async (one, other, size) => {
        const without = (list: readonly string[], out: readonly string[]) =>
          [...new Set(list)].filter((text) => !out.includes(text)).toSorted()
        expect(await loneOf(one.toSorted(), other.toSorted(), size)).toEqual({
          first: without(one, other),
          second: without(other, one),
        })
      }),
    )
  })
})
