import { lockedLectures, lockOfChapter, nextUnlockOf, type ChapterStanding } from './unlocking.ts'

const at = (text: string) => new Date(text)

describe('unlocking', () => {
  const standing = (id: string, opened: string | null, done: boolean) => ({
    id,
    opened_at: opened,
    done,
  })
  const now = at('2026-05-04T10:00:00Z')
  const locksOf = (
    mode: 'all' | 'in_order' | 'timed',
    chapters: ChapterStanding[],
    finished = false,
    when = now,
  ) => Object.fromEntries(lockedLectures({ mode, days: 7, pauses: [] }, chapters, finished, when))

  const begun: ChapterStanding[] = [
    {
      id: 'one',
      lectures: [standing('a', '2026-05-01T18:00:00Z', true), standing('b', '2026-05-01T18:20:00Z', true)],
    },
    { id: 'two', lectures: [standing('c', null, false), standing('d', null, false)] },
    { id: 'three', lectures: [standing('e', null, false)] },
  ]

  it('opens everything at once', () => {
    expect(locksOf('all', begun)).toEqual({})
  })

  it('opens one after the other', () => {
    expect(locksOf('in_order', begun)).toEqual({
      d: { reason: 'previous_not_done', until: null, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: null },
    })
  })

  it('waits a week from the begin of a chapter, to the begin of that day in Berlin', () => {
    const until = at('2026-05-07T22:00:00Z')
    expect(locksOf('timed', begun)).toEqual({
      c: { reason: 'not_yet', until, wait_days: null },
      d: { reason: 'previous_not_done', until, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: 7 },
    })
    expect(locksOf('timed', begun, false, until)).toEqual({
      d: { reason: 'previous_not_done', until: null, wait_days: null },
      e: { reason: 'previous_not_done', until: null, wait_days: 7 },
    })
  })

  it('says before its begin how long a chapter will wait, of its first lecture only', () => {
    const untouched: ChapterStanding[] = begun.map((one) => ({
      ...one,
      lectures: one.lectures.map(({ id }) => standing(id, null, false)),
    }))
    const waits = (chapters: ChapterStanding[]) =>
      Object.entries(locksOf('timed', chapters)).map(([id, lock]) => [id, lock.wait_days])
    expect(waits(untouched)).toEqual([
      ['b', null],
      ['c', 7],
      ['d', null],
      ['e', 7],
    ])
    // Behind a chapter without lectures there is nothing to wait for.
    expect(waits([{ id: 'empty', lectures: [] }, ...untouched.slice(0, 1)])).toEqual([['b', null]])
  })

  it('keeps open what was opened before something was put in front of it', () => {
    const inserted: ChapterStanding[] = [
      { id: 'one', lectures: [standing('new', null, false), standing('b', '2026-05-01T18:20:00Z', false)] },
    ]
    expect(locksOf('in_order', inserted)).toEqual({})
  })

  it('opens everything in a finished course', () => {
    expect(locksOf('timed', begun, true)).toEqual({})
  })

  it('tells the lock of a chapter and the next opening', () => {
    const locks = lockedLectures({ mode: 'timed', days: 7, pauses: [] }, begun, false, now)
    expect(begun.map((one) => lockOfChapter(one, locks)?.reason ?? null)).toEqual([
      null,
      'not_yet',
      'previous_not_done',
    ])
    expect(nextUnlockOf(locks)).toEqual(at('2026-05-07T22:00:00Z'))
  })
})
