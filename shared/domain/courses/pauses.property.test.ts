import * as fc from 'fast-check'
import { addDays, startOfBerlinDay } from '../berlin-time.ts'
import { endPauseOn, pauseAllowance, pausedDays, pauseFrame, type Pause } from './pauses.ts'
import { chapterOpenings, lockedLectures, type ChapterStanding, type UnlockRule } from './unlocking.ts'

const TODAY = '2026-10-20'
const noon = (day: string) => new Date(`${day}T10:00:00Z`)

/** Chapters of a lecture or two; so many of them were begun, the last one so many days ago. */
const course = fc
  .record({
    days: fc.integer({ min: 1, max: 30 }),
    sizes: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 6 }),
    begunChapters: fc.nat(6),
    ago: fc.nat(40),
    done: fc.boolean(),
  })
  .map(({ days, sizes, begunChapters, ago, done }) => {
    const chapters: ChapterStanding[] = sizes.map((size, place) => ({
      id: `chapter ${place}`,
      lectures: Array.from({ length: size }, (_, index) => {
        const begun = place < begunChapters
        const back = ago + (begunChapters - 1 - place) * days
        return {
          id: `${place}-${index}`,
          opened_at: begun && index === 0 ? noon(addDays(TODAY, -back)).toISOString() : null,
          done: begun && done,
        }
      }),
    }))
    const rule = (pauses: Pause[]): UnlockRule => ({ mode: 'timed', days, pauses })
    return { chapters, rule }
  })
/** A pause that begins today. */
const length = fc.integer({ min: 1, max: pauseFrame.days })
const pauseOf = (days: number): Pause => ({ from: TODAY, until: addDays(TODAY, days - 1) })
/** One that was over before. */
const earlier = fc.constantFrom<Pause[]>([], [{ from: '2026-10-02', until: '2026-10-05' }])

const openIds = (rule: UnlockRule, chapters: ChapterStanding[], now: Date) => {
  const locks = lockedLectures(rule, chapters, false, now)
  return chapters.flatMap(({ lectures }) => lectures.map(({ id }) => id)).filter((id) => !locks.has(id))
}
const openingDays = (rule: UnlockRule, chapters: ChapterStanding[]) =>
  new Map(chapterOpenings(rule, chapters, TODAY).map((one) => [one.chapter_id, one.day]))

it('a pause moves on what is not open yet by its length, and nothing else', () => {
  fc.assert(
    fc.property(course, length, earlier, ({ chapters, rule }, days, before) => {
      const without = openingDays(rule(before), chapters)
      const paused = openingDays(rule([...before, pauseOf(days)]), chapters)
      expect([...paused.keys()]).toEqual([...without.keys()])
      for (const [id, day] of without) expect(paused.get(id)).toBe(day > TODAY ? addDays(day, days) : day)
    }),
  )
})

it('what was open when a pause began stays open, and nothing opens earlier for it', () => {
  fc.assert(
    fc.property(course, length, fc.nat(80), earlier, ({ chapters, rule }, days, later, before) => {
      const pauses = [...before, pauseOf(days)]
      expect(openIds(rule(pauses), chapters, noon(TODAY))).toEqual(
        openIds(rule(before), chapters, noon(TODAY)),
      )
      const then = noon(addDays(TODAY, later))
      const open = new Set(openIds(rule(before), chapters, then))
      for (const id of openIds(rule(pauses), chapters, then)) expect(open.has(id)).toBe(true)
    }),
  )
})

it('chapters open one after the other, paused or not', () => {
  fc.assert(
    fc.property(course, length, earlier, ({ chapters, rule }, days, before) => {
      const coming = chapterOpenings(rule([...before, pauseOf(days)]), chapters, TODAY)
        .map(({ day }) => day)
        .filter((day) => day > TODAY)
      expect(coming).toEqual(coming.toSorted())
      expect(new Set(coming).size).toBe(coming.length)
    }),
  )
})

it('ending a pause early gives back the rest of it, and opens nothing that was due before', () => {
  fc.assert(
    fc.property(course, length, fc.nat(), ({ chapters, rule }, days, which) => {
      const used = which % days
      const end = addDays(TODAY, used)
      const pauses = endPauseOn(end, [pauseOf(days)])
      expect(pauses.reduce((sum, pause) => sum + pausedDays(pause), 0)).toBe(used)
      const without = openingDays(rule([]), chapters)
      const ended = openingDays(rule(pauses), chapters)
      for (const [id, day] of without) expect(ended.get(id)).toBe(day > TODAY ? addDays(day, used) : day)
      // What waited when the pause began is still waiting on the day it is ended.
      const waiting = openIds(rule([]), chapters, noon(TODAY))
      expect(openIds(rule(pauses), chapters, startOfBerlinDay(end))).toEqual(waiting)
    }),
  )
})

it('nobody pauses oftener or longer than the frame allows, whatever they try', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('pauses' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ does: fc.constantFrom('ends' as const, 'waits' as const), days: fc.nat(20) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let today = TODAY
      let pauses: Pause[] = []
      for (const { does, days } of steps) {
        const { latest } = pauseAllowance(pauses, today)
        const until = addDays(today, days - 1)
        if (does === 'pauses' && latest !== null && until <= latest)
          pauses = [...pauses, { from: today, until }]
        else if (does === 'ends') pauses = endPauseOn(today, pauses)
        else today = addDays(today, days)
        expect(pauses.length).toBeLessThanOrEqual(pauseFrame.pauses)
        expect(pauses.reduce((sum, pause) => sum + pausedDays(pause), 0)).toBeLessThanOrEqual(pauseFrame.days)
      }
    }),
  )
})
