import type { CalendarEntry } from '@kursportal/shared/contract'
import { testId } from '../../testing/lecture.ts'
import { byWeek, mondayOf, weekOf } from './week.rules.ts'

const entry = (day: string, over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: day,
  kind: 'unit',
  state: 'planned',
  course_id: testId('1'),
  course_title: 'Atem',
  title: 'Ruhe',
  chapter_number: 2,
  day,
  starts_at: null,
  ends_at: null,
  ...over,
})
// A Friday.
const today = '2026-11-27'

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('shows what is open and what comes within seven days, three at most', () => {
  const days = ['2026-11-24', '2026-11-27', '2026-12-03', '2026-12-04', '2026-12-20']
  const entries = days.map((day) => entry(day))
  expect(weekOf(today, entries).shown.map(({ day }) => day)).toEqual(days.slice(0, 3))
  expect(weekOf(today, entries)).toMatchObject({ more: true, isThisWeek: false })
  expect(weekOf(today, entries.slice(0, 2))).toMatchObject({ more: false, isThisWeek: true })
  expect(weekOf(today, entries.slice(3))).toMatchObject({ shown: [], more: true })
})

it('leaves to others what is no more than a plan or said elsewhere', () => {
  const left = [
    entry('2026-11-28', { state: 'expected' }),
    entry('2026-11-28', { kind: 'certificate' }),
    entry('2026-11-28', { kind: 'redo' }),
  ]
  expect(weekOf(today, left)).toMatchObject({ shown: [], more: true })
})

it('sorts by week, and what has been open into this one', () => {
  const entries = ['2026-11-20', '2026-11-29', '2026-12-14'].map((day) => entry(day))
  expect(byWeek(today, entries).map(({ monday, entries: of }) => [monday, of.length])).toEqual([
    ['2026-11-23', 2],
    ['2026-12-14', 1],
  ])
})
