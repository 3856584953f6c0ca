import * as fc from 'fast-check'
import { participationRule, type ParticipationRule } from '../../contract/courses/course-fields.ts'
import { attendanceOf, attendedUnits } from './attendance.ts'

/** Chapters written as one word each: `x` is a lecture that is done, `-` one that is not. */
const chaptersOf = (words: string) =>
  words === ''
    ? []
    : words.split(' ').map((word) => ({
        lectures: word
          .replace('0', '')
          .split('')
          .map((letter) => ({ done: letter === 'x' })),
      }))

const rule = (units_offered: number | null, required_participation: ParticipationRule) => ({
  units_offered,
  required_participation,
})

it.each([
  // A chapter is a unit: it counts once all of it is done.
  [8, 100, 'xx xx xx xx xx xx xx x-', [8, 7, 8, 1]],
  [8, 80, 'xx xx xx xx xx xx xx --', [8, 7, 7, 0]],
  [8, 80, 'x- x- x- xx xx xx xx xx', [8, 5, 7, 2]],
  [8, 90, 'xx xx xx xx xx xx xx --', [8, 7, 8, 1]],
  [10, 90, 'x x x x x x x x x -', [10, 9, 9, 0]],
  [10, 80, 'x x x x x x x x - -', [10, 8, 8, 0]],
  // Lectures share the units where chapters are others: only whole units count.
  [8, 80, 'xxx xxx -', [8, 6, 7, 1]],
  [4, 80, 'xxxxx -', [4, 3, 4, 1]],
  [8, 100, 'xx -', [8, 5, 8, 3]],
  [12, 90, 'xxxxxxxxxxx -', [12, 11, 11, 0]],
  // An empty chapter is no unit.
  [2, 100, 'x 0 x', [2, 2, 2, 0]],
  // Without units its lectures are counted.
  [null, 80, 'xx xx -', [5, 4, 4, 0]],
  [null, 100, 'xx xx -', [5, 4, 5, 1]],
  // There is always something to attend.
  [null, 80, '', [0, 0, 1, 1]],
  [8, 80, '', [8, 0, 7, 7]],
] as const)('%s units, %s per cent, %s', (units, percent, words, [offered, attended, needed, missing]) => {
  expect(attendanceOf(rule(units, percent), chaptersOf(words))).toEqual({
    counts: units === null ? 'lectures' : 'units',
    offered,
    attended,
    needed,
    missing,
  })
})

it.each([
  [8, { attended: null, attended_of: null }, 8],
  [8, { attended: 7, attended_of: 8 }, 7],
  [10, { attended: 7, attended_of: 8 }, 8],
  [8, { attended: 4, attended_of: 5 }, 6],
  [8, { attended: 0, attended_of: 0 }, 0],
])('of %s units, %j are %s', (offered, share, units) => {
  expect(attendedUnits(offered, share)).toBe(units)
})

const chapters = fc.array(fc.array(fc.boolean(), { maxLength: 6 }), { maxLength: 14 })
const units = fc.option(fc.integer({ min: 1, max: 200 }))
const percent = fc.constantFrom(...participationRule.values)

it('says what holds of every course, however far somebody is', () => {
  fc.assert(
    fc.property(chapters, units, percent, fc.nat(), (made, offered, required, one) => {
      const of = (lectures: readonly (readonly boolean[])[]) =>
        attendanceOf(
          rule(offered, required),
          lectures.map((chapter) => ({ lectures: chapter.map((done) => ({ done })) })),
        )
      const told = of(made)
      const all = made.flat()
      expect(told.attended).toBeGreaterThanOrEqual(0)
      expect(told.attended).toBeLessThanOrEqual(told.offered)
      // All of it is all units, and nothing less is: nobody is certified what they left out.
      if (all.length > 0) expect(told.attended === told.offered).toBe(all.every(Boolean))
      if (all.length > 0 && all.every((done) => !done)) expect(told.attended).toBe(0)
      // Finished from the required share on, and never before it.
      expect(told.missing === 0).toBe(all.length > 0 && told.attended * 100 >= told.offered * required)
      expect(told.attended + told.missing).toBeGreaterThanOrEqual(told.needed)
      // One lecture more never takes a unit away.
      const index = all.length > 0 ? one % all.length : -1
      let at = 0
      const more = made.map((chapter) => chapter.map((done) => at++ === index || done))
      expect(of(more).attended).toBeGreaterThanOrEqual(told.attended)
      expect(of(more).missing).toBeLessThanOrEqual(told.missing)
    }),
    { numRuns: 1_000 },
  )
})
