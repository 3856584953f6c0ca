import { addUnpausedDays, endPauseOn, pauseAllowance, pauseOn } from './pauses.ts'
import { chapterOpenings, type ChapterStanding } from './unlocking.ts'

const holiday = { from: '2026-12-21', until: '2027-01-03' }

it.each([
  ['without a pause', '2026-12-18', '2026-12-25', []],
  ['by the days that are paused', '2026-12-18', '2027-01-08', [holiday]],
  ['not at all when it is due on the first day of a pause', '2026-12-14', '2026-12-21', [holiday]],
  ['by the rest of a pause it began in', '2027-01-02', '2027-01-11', [holiday]],
  ['not at all after a pause', '2027-01-04', '2027-01-11', [holiday]],
  ['by two pauses', '2026-12-18', '2027-01-10', [{ from: '2027-01-06', until: '2027-01-07' }, holiday]],
])('a week moves on %s', (_, begun, due, pauses) => {
  expect(addUnpausedDays(begun, 7, pauses)).toBe(due)
})

it('tells what is left of the frame', () => {
  expect(pauseAllowance([], '2026-12-21')).toEqual({ pauses: 2, days: 28, latest: '2027-01-17' })
  // While one runs, none begins.
  expect(pauseAllowance([holiday], '2026-12-24')).toEqual({ pauses: 1, days: 14, latest: null })
  expect(pauseAllowance([holiday], '2027-01-04')).toEqual({ pauses: 1, days: 14, latest: '2027-01-17' })
  const both = [holiday, { from: '2027-02-01', until: '2027-02-01' }]
  expect(pauseAllowance(both, '2027-03-01')).toEqual({ pauses: 0, days: 13, latest: null })
})

it('keeps the days that were paused when a pause is ended, and forgets one that had none', () => {
  expect(pauseOn('2027-01-03', [holiday])).toBe(holiday)
  expect(pauseOn('2027-01-04', [holiday])).toBeUndefined()
  expect(endPauseOn('2026-12-24', [holiday])).toEqual([{ from: '2026-12-21', until: '2026-12-23' }])
  expect(endPauseOn('2026-12-21', [holiday])).toEqual([])
  expect(endPauseOn('2027-01-04', [holiday])).toEqual([holiday])
})

describe('the days on which chapters open', () => {
  const chapter = (id: string, opened?: string): ChapterStanding => ({
    id,
    lectures: [{ id: `${id}-1`, opened_at: opened ?? null, done: false }],
  })
  const of = (chapters: ChapterStanding[], pauses = [holiday]) =>
    chapterOpenings({ mode: 'timed', days: 7, pauses }, chapters, '2026-12-20').map(
      ({ chapter_id, day, expected, begun }) =>
        `${chapter_id} ${day}${expected ? ' expected' : ''}${begun ? ' begun' : ''}`,
    )

  it('are known up to the chapter after the one that was begun, and expected behind it', () => {
    const course = [
      chapter('one', '2026-12-11T10:00:00Z'),
      chapter('two', '2026-12-18T10:00:00Z'),
      { id: 'empty', lectures: [] },
      chapter('three'),
      chapter('four'),
    ]
    expect(of(course, [])).toEqual(['two 2026-12-18 begun', 'three 2026-12-25', 'four 2027-01-01 expected'])
    expect(of(course)).toEqual(['two 2026-12-18 begun', 'three 2027-01-08', 'four 2027-01-15 expected'])
  })

  it('are not guessed behind a chapter that is open and was not begun', () => {
    expect(of([chapter('one', '2026-12-11T10:00:00Z'), chapter('two'), chapter('three')])).toEqual([
      'two 2026-12-18',
    ])
    expect(of([chapter('one'), chapter('two')])).toEqual([])
  })
})
