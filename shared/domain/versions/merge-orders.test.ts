import * as fc from 'fast-check'
import { mergeOrders } from './merge-orders.ts'
import { movedRows } from './moved-rows.ts'

const merge = (base: string, mine: string, theirs: string) =>
  mergeOrders({ base: base.split(''), mine: mine.split(''), theirs: theirs.split('') })?.join('')

describe('two orders of the same rows', () => {
  it.each([
    ['only I moved', 'abc', 'cab', 'abc', 'cab'],
    ['only they moved', 'abc', 'abc', 'bca', 'bca'],
    ['both the same', 'abc', 'cab', 'cab', 'cab'],
    ['each another row', 'abcdef', 'fabcde', 'acbdef', 'facbde'],
    ['each to the front', 'abcd', 'cabd', 'dabc', 'cdab'],
    ['I take up, they take down', 'abcde', 'eabcd', 'bcdea', 'ebcda'],
    ['the same row, to different places', 'abcd', 'dabc', 'adbc', undefined],
  ])('%s', (_case, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toBe(expected)
  })

  const order = fc.shuffledSubarray('abcdefg'.split(''), { minLength: 7 })

  it('whatever one of both moved stands among what the other left alone as it was put', () =>
    fc.assert(
      fc.property(order, order, (mine, theirs) => {
        const base = 'abcdefg'.split('')
        const merged = mergeOrders({ base, mine, theirs })
        const [byMe, byThem] = [movedRows(base, mine), movedRows(base, theirs)]
        if (!merged) return expect([...byMe].some((id) => byThem.has(id))).toBe(true)
        expect(merged.toSorted()).toEqual(base)
        if (mine.join() === theirs.join()) return expect(merged).toEqual(mine)
        expect(merged.filter((id) => !byThem.has(id))).toEqual(mine.filter((id) => !byThem.has(id)))
        expect(merged.filter((id) => !byMe.has(id))).toEqual(theirs.filter((id) => !byMe.has(id)))
      }),
      { numRuns: 500 },
    ))
})
