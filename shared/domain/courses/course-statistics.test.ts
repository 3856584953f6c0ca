import * as fc from 'fast-check'
import { chosenSections, statisticSections, tellCount } from './course-statistics.ts'

const months = (...people: number[]) =>
  people.map((count, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, people: count }))
const written = (...people: number[]) =>
  statisticSections(months(...people)).map(({ from, until }) => `${from.slice(5)}-${until.slice(5)}`)

describe('sections of time', () => {
  it.each<[number[], string[]]>([
    [[], []],
    [[4], []],
    [[5], ['01-01']],
    [[2, 2], []],
    [[2, 2, 1], ['01-03']],
    [
      [5, 5],
      ['01-01', '02-02'],
    ],
    [
      [9, 1, 4, 6],
      ['01-01', '02-03', '04-04'],
    ],
    [[9, 1, 2], ['01-03']],
    [
      [9, 7, 2],
      ['01-01', '02-03'],
    ],
  ])('of %j people by month are %j', (people, sections) => expect(written(...people)).toEqual(sections))
})

describe('a chosen time', () => {
  const sections = statisticSections(months(9, 1, 4, 6))
  it.each([
    [{}, 0, 2],
    [{ from: '2026-01', until: '2026-01' }, 0, 0],
    // February and March are one section.
    [{ from: '2026-02', until: '2026-02' }, 1, 1],
    [{ from: '2026-03' }, 1, 2],
    [{ until: '2026-02' }, 0, 1],
    [{ from: '2027-01' }, 2, 2],
    [{ until: '2025-01' }, 0, 0],
    [{ from: '2026-04', until: '2026-01' }, 2, 2],
  ])('%j is made of sections %i to %i', (time, first, last) =>
    expect(chosenSections(sections, time)).toEqual({ first, last }),
  )
  it('is none where there are no sections', () => expect(chosenSections([], {})).toBeUndefined())
})

describe('a count', () => {
  it.each<[string, number[], [number, number], number | null]>([
    ['is told from five people on', [5], [0, 0], 5],
    ['is not told of four', [4], [0, 0], null],
    ['is not told of none', [0, 0], [0, 1], null],
    ['of all the time is told whatever the sections have', [3, 6], [0, 1], 9],
    ['of a part is told where every section has five', [5, 6], [1, 1], 6],
    ['of a part is told where the others have none', [0, 6], [1, 1], 6],
    ['of a part is kept where it would give away another', [3, 6], [1, 1], null],
  ])('%s', (_what, counts, [first, last], told) => expect(tellCount(counts, { first, last })).toBe(told))

  it('never gives away fewer than five by two times taken from one another', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        fc.nat(4),
        fc.nat(4),
        fc.nat(4),
        (counts, ...at) => {
          const [a = 0, b = 0, c = 0, d = 0] = at.map((place) => Math.min(place, counts.length - 1))
          const outer = { first: Math.min(a, b), last: Math.max(a, b) }
          const inner = {
            first: Math.max(outer.first, Math.min(c, d)),
            last: Math.min(outer.last, Math.max(c, d)),
          }
          if (inner.first > inner.last) return
          const [more, fewer] = [tellCount(counts, outer), tellCount(counts, inner)]
          if (more === null || fewer === null) return
          const between = more - fewer
          expect(between === 0 || between >= 5).toBe(true)
        },
      ),
    ))
})
