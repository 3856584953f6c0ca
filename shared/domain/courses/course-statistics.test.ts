import { chosenSections, statisticSections } from './course-statistics.ts'

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
