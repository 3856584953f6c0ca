import * as fc from 'fast-check'
import { joinParticipations, type Part } from './join-participations.rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const part = (id: string, more: Partial<Part>): Part => ({
  id,
  of: 'into',
  course_id: 'back',
  number: 1,
  started_at: day(1),
  finished_at: null,
  done: 0,
  ...more,
})

describe('the participations of two accounts in one', () => {
  it.each<[string, Part[], Record<string, number>, Record<string, string>]>([
    ['nothing', [], {}, {}],
    [
      'one of each course',
      [part('a', {}), part('b', { of: 'from', course_id: 'breath' })],
      { a: 1, b: 1 },
      {},
    ],
    [
      'two that are finished, in the order they were begun',
      [
        part('a', { started_at: day(9), finished_at: day(10) }),
        part('b', { of: 'from', finished_at: day(20) }),
      ],
      { b: 1, a: 2 },
      {},
    ],
    [
      'one that runs comes after one that was finished later',
      [part('a', {}), part('b', { of: 'from', started_at: day(5), finished_at: day(9) })],
      { b: 1, a: 2 },
      {},
    ],
    [
      'of two that run the one that is further goes on',
      [part('a', { done: 2 }), part('b', { of: 'from', done: 5 })],
      { b: 1 },
      { a: 'b' },
    ],
    [
      'of two that are equally far that of the account that stays',
      [part('b', { done: 2 }), part('a', { of: 'from', done: 2 })],
      { b: 1 },
      { a: 'b' },
    ],
  ])('%s', (_what, parts, numbers, goesOnIn) => {
    const joined = joinParticipations(parts)
    expect(Object.fromEntries(joined.numbers)).toEqual(numbers)
    expect(Object.fromEntries(joined.goesOnIn)).toEqual(goesOnIn)
  })

  const account = (of: Part['of']) =>
    fc.array(
      fc.record({
        id: fc.uuid(),
        of: fc.constant(of),
        course_id: fc.constantFrom('back', 'breath'),
        number: fc.constant(1),
        started_at: fc.integer({ min: 1, max: 28 }).map(day),
        finished_at: fc.option(fc.integer({ min: 1, max: 28 }).map(day)),
        done: fc.nat(9),
      }),
      { maxLength: 5 },
    )

  it('loses none, counts without gaps, and lets at most one run, the last', () => {
    fc.assert(
      fc.property(account('from'), account('into'), (from, into) => {
        const parts = [...from, ...into]
        const { numbers, goesOnIn } = joinParticipations(parts)
        for (const { id, finished_at } of parts) {
          expect(numbers.has(id)).toBe(!goesOnIn.has(id))
          if (finished_at) expect(numbers.has(id)).toBe(true)
        }
        for (const course of ['back', 'breath']) {
          const kept = parts.filter(({ id, course_id }) => course_id === course && numbers.has(id))
          const inOrder = kept.toSorted((a, b) => (numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0))
          expect(inOrder.map(({ id }) => numbers.get(id))).toEqual(inOrder.map((_one, index) => index + 1))
          expect(inOrder.slice(0, -1).every(({ finished_at }) => finished_at)).toBe(true)
        }
        for (const [goes, stays] of goesOnIn) {
          const [gone, kept] = [goes, stays].map((id) => parts.find((one) => one.id === id))
          expect(kept?.course_id).toBe(gone?.course_id)
          expect(kept?.done).toBeGreaterThanOrEqual(gone?.done ?? 0)
        }
      }),
    )
  })
})
