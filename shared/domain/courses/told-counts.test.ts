import * as fc from 'fast-check'
import { tellCount, tellGroups, tellParts, toldOfAll, type Counts, type ToldCount } from './told-counts.ts'

const whole = (told: readonly ToldCount[]) => told.map((one) => one.whole)
const sections = (told: readonly ToldCount[]) => told.map((one) => one.bySection)

describe('parts of a group', () => {
  it.each<[string, Counts, Counts, number | null]>([
    ['are told from five people on', [10], [5], 5],
    ['are not told of four', [10], [4], null],
    ['are not told of none', [10], [0], null],
    ['are told of everybody', [5], [5], 5],
    ['are not told where one is left over', [6], [5], null],
    ['are not told where four are left over', [9], [5], null],
    ['of all the time are told whatever the sections have', [7, 8], [3, 6], 9],
  ])('%s', (_what, group, part, told) => expect(whole(tellParts(group, [part]))).toEqual([told]))

  it('are told by section only where no section has a few, in the part or beside it', () => {
    expect(
      sections(
        tellParts(
          [10, 10],
          [
            [5, 5],
            [0, 5],
            [4, 0],
          ],
        ),
      ),
    ).toEqual([[5, 5], [0, 5], null])
    expect(sections(tellParts([10, 10], [[5, 6]]))).toEqual([null])
  })

  it('leave nobody alone who is in none of them', () => {
    // Six of eighteen, then six more: the last six would leave one, or nobody.
    expect(whole(tellParts([18], [[6], [6], [6]]))).toEqual([6, 6, 6])
    expect(whole(tellParts([18], [[6], [6], [5]]))).toEqual([6, 6, null])
  })
})

describe('groups that lie in one another', () => {
  const of = (all: Counts, ...groups: Counts[]) => tellGroups([toldOfAll(all)], groups)

  it.each<[string, number, number[], (number | null)[]]>([
    ['are told as they are where they lie five apart', 20, [20, 15, 10, 5], [20, 15, 10, 5]],
    ['are told once where they are nearer', 12, [12, 11, 6, 6, 5], [12, null, 6, 6, null]],
    ['read as the nearest number where they are large', 110, [108, 104, 103, 99], [110, 104, 104, 99]],
    ['are not told of four', 10, [4, 0], [null, null]],
  ])('%s', (_what, all, counts, told) =>
    expect(whole(of([all], ...counts.map((count) => [count])))).toEqual(told),
  )

  it('are the sum of their sections, where each may be told', () => {
    expect(of([10, 10], [10, 5])).toEqual([{ bySection: [10, 5], whole: 15 }])
    expect(of([10, 10], [10, 9])).toEqual([{ bySection: null, whole: null }])
    expect(of([10, 10], [10, 3])).toEqual([{ bySection: null, whole: 13 }])
    expect(of([10, 10], [10, 0])).toEqual([{ bySection: [10, 0], whole: 10 }])
  })

  it('keep to what is told already', () => {
    const known = [toldOfAll([12]), { bySection: [6], whole: 6 }]
    expect(whole(tellGroups(known, [[12], [7], [6]]))).toEqual([12, null, 6])
  })
})

describe('whatever is asked for', () => {
  /** Groups by section, each lying in the one before; none of the sections has fewer than five people. */
  const chains = fc
    .array(
      fc.tuple(
        fc.integer({ min: 5, max: 115 }),
        fc.array(fc.integer({ min: 0, max: 115 }), { minLength: 4, maxLength: 4 }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((made) => ({
      all: made.map(([people]) => people),
      groups: [0, 1, 2, 3].map((at) =>
        made.map(
          ([people, counts]) =>
            counts.map((count) => Math.min(count, people)).toSorted((a, b) => b - a)[at] ?? 0,
        ),
      ),
    }))
  const times = fc
    .tuple(fc.nat(3), fc.nat(3))
    .map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }))

  it('two numbers of one time differ by nobody or by at least five', () =>
    fc.assert(
      fc.property(chains, times, ({ all, groups }, { first, last }) => {
        const end = all.length - 1
        const chosen = { first: Math.min(first, end), last: Math.min(last, end) }
        const [started, ...told] = [toldOfAll(all), ...tellGroups([toldOfAll(all)], groups)].map((one) =>
          tellCount(one, chosen, all.length),
        )
        const numbers = [started, ...told].filter((one) => one !== null && one !== undefined)
        for (const one of numbers)
          for (const other of numbers) expect(one === other || Math.abs(one - other) >= 5).toBe(true)
      }),
    ))

  it('nor does what is left when one time is taken from another', () =>
    fc.assert(
      fc.property(chains, times, ({ all, groups }, { first, last }) => {
        const end = all.length - 1
        const part = { first: Math.min(first, end), last: Math.min(last, end) }
        const between = [toldOfAll(all), ...tellGroups([toldOfAll(all)], groups)].map((one) => {
          const more = tellCount(one, { first: 0, last: end }, all.length)
          const fewer = tellCount(one, part, all.length)
          return more === null || fewer === null ? null : more - fewer
        })
        const numbers = between.filter((one) => one !== null)
        for (const one of numbers) expect(one === 0 || one >= 5).toBe(true)
        for (const one of numbers)
          for (const other of numbers) expect(one === other || Math.abs(one - other) >= 5).toBe(true)
      }),
    ))

  it('neither do parts and what they leave', () =>
    fc.assert(
      fc.property(chains, times, ({ all, groups }, { first, last }) => {
        const end = all.length - 1
        const chosen = { first: Math.min(first, end), last: Math.min(last, end) }
        const people = tellCount(toldOfAll(all), chosen, all.length)
        for (const group of groups) {
          const [part] = tellParts(all, [group])
          const told = part && tellCount(part, chosen, all.length)
          if (people === null || told === null || told === undefined) continue
          expect(people === told || people - told >= 5).toBe(true)
        }
      }),
    ))
})
