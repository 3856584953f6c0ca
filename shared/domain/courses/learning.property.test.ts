import * as fc from 'fast-check'
import { courseShare } from './course-progress.ts'
import { lockedLectures, nextUnlockOf, type UnlockRule } from './unlocking.ts'

const BEGIN = Date.parse('2026-03-20T11:00:00Z')

type Lecture = { id: string; opened_at: string | null; done: boolean; progress: number }
type Chapter = { id: string; lectures: Lecture[] }

/** What may happen: somebody goes on, time goes by, the course is published anew. */
type Step =
  | { does: 'learns'; which: number; share: number }
  | { does: 'waits'; hours: number }
  | { does: 'adds' | 'removes'; which: number }
  | { does: 'moves'; which: number; to: number }

const which = fc.nat(30)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('learns' as const), which, share: fc.constantFrom(0.2, 1, 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('waits' as const), hours: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('adds' as const, 'removes' as const), which }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('moves' as const), which, to: which }) },
)
const rule: fc.Arbitrary<UnlockRule> = fc.record({
  mode: fc.constantFrom('all' as const, 'in_order' as const, 'timed' as const),
  days: fc.integer({ min: 1, max: 30 }),
  pauses: fc.constantFrom([], [{ from: '2026-03-25', until: '2026-04-07' }]),
})
const shape = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 })

/** A course and one person in it, as the rules see them. */
class History {
  readonly #rule: UnlockRule
  readonly chapters: Chapter[]
  #made = 0
  now = new Date(BEGIN)

  constructor(chapterSizes: readonly number[], unlockRule: UnlockRule) {
    this.#rule = unlockRule
    this.chapters = chapterSizes.map((size, index) => ({
      id: `chapter ${index}`,
      lectures: Array.from({ length: size }, () => this.#lecture()),
    }))
  }

  get lectures(): Lecture[] {
    return this.chapters.flatMap(({ lectures }) => lectures)
  }

  get share(): number {
    return courseShare(this.lectures, false)
  }

  locks(now = this.now) {
    return lockedLectures(this.#rule, this.chapters, false, now)
  }

  take(does: Step): void {
    const { chapters, lectures } = this
    const chapter = (index: number) => chapters[index % chapters.length]
    if (does.does === 'waits') this.now = new Date(this.now.getTime() + does.hours * 3_600_000)
    else if (does.does === 'adds') chapter(does.which)?.lectures.splice(does.which % 3, 0, this.#lecture())
    else {
      const lecture = lectures[does.which % Math.max(1, lectures.length)]
      if (!lecture) return
      if (does.does === 'learns') this.#learn(lecture, does.share)
      else {
        for (const one of chapters) one.lectures = one.lectures.filter((other) => other !== lecture)
        if (does.does === 'moves') chapter(does.to)?.lectures.push(lecture)
      }
    }
  }

  #learn(lecture: Lecture, share: number): void {
    if (this.locks().has(lecture.id)) return
    lecture.opened_at ??= this.now.toISOString()
    lecture.progress = Math.max(lecture.progress, share)
    lecture.done ||= share === 1
  }

  #lecture(): Lecture {
    this.#made += 1
    return { id: `lecture ${this.#made}`, opened_at: null, done: false, progress: 0 }
  }
}

/** What holds at every moment. */
const check = (history: History): void => {
  const { lectures, share } = history
  const locks = history.locks()
  expect(share).toBeGreaterThanOrEqual(0)
  expect(share).toBeLessThanOrEqual(1)
  expect(share === 1).toBe(lectures.length > 0 && lectures.every(({ done }) => done))
  for (const lecture of lectures) if (lecture.opened_at) expect(locks.has(lecture.id)).toBe(false)
  // There is always something to do, a day to wait for, or nothing left.
  const open = lectures.some((lecture) => !lecture.done && !locks.has(lecture.id))
  const next = nextUnlockOf(locks)
  expect(open || next !== null || lectures.every(({ done }) => done)).toBe(true)
  if (open || !next) return
  expect(next.getTime()).toBeGreaterThan(history.now.getTime())
  expect(lectures.some(({ id, done }) => !done && !history.locks(next).has(id))).toBe(true)
}

it('whoever learns, waits and is surprised by a publish is never stuck, locked out, or done too early', () => {
  fc.assert(
    fc.property(shape, rule, fc.array(step, { maxLength: 40 }), (sizes, unlockRule, steps) => {
      const history = new History(sizes, unlockRule)
      check(history)
      for (const does of steps) {
        const before = history.share
        history.take(does)
        if (does.does === 'learns' || does.does === 'waits')
          expect(history.share).toBeGreaterThanOrEqual(before)
        check(history)
      }
    }),
    { numRuns: 300 },
  )
})

it('in a course in order nothing new is open before everything ahead of it is done', () => {
  fc.assert(
    fc.property(shape, fc.array(step, { maxLength: 40 }), (sizes, steps) => {
      const history = new History(sizes, { mode: 'in_order', days: 1, pauses: [] })
      for (const does of steps) {
        history.take(does)
        const locks = history.locks()
        history.lectures.forEach(({ id, opened_at }, index) => {
          const ahead = history.lectures.slice(0, index)
          if (!opened_at) expect(locks.has(id)).toBe(!ahead.every(({ done }) => done))
        })
      }
    }),
    { numRuns: 200 },
  )
})
