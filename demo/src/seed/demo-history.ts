import { addDays, berlinYear, DAY_MS, daysBefore, startOfBerlinDay } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import type { DemoLearner } from '../content/people.ts'

/** Something that happened at an instant; it runs on a platform whose clock stands there. */
export type DemoEvent = { at: Date; run: (then: Context) => Promise<void> }

/** How far somebody is in a course, as the scenario of learning takes it. */
export type Learning = { share: number; begun_days_ago: number; took_days?: number }

type Now = Pick<Context, 'clock'>

/** Everybody who is not a learner was there before the first learner came. */
export const ACCOUNTS_CAME_DAYS_AGO = 800
/** The forums tell of the last weeks; whoever writes there was registered by then. */
const LAST_CAME_DAYS_AGO = 72
/** In January, too, the finishes of now are spread over some weeks. */
const LEAST_SPREAD_DAYS = 60

/** The instant so many days before now. */
export const daysAgo = ({ clock }: Now, days: number): Date => daysBefore(clock.now(), days)

const daysSince = ({ clock }: Now, day: string): number =>
  (clock.now().getTime() - startOfBerlinDay(day).getTime()) / DAY_MS

/** One of a club finishes within half a day: somebody has to look at that. */
const HURRIED = 26

/** How long a learner takes for a course they finish. */
const tookDays = (index: number): number => 21 + (index % 5) * 7

/** The course a learner finished last year: every second week of that year somebody does. */
export const lastYearsLearning = (now: Now, index: number): Learning => {
  const newYear = `${berlinYear(now.clock.now()) - 1}-01-01`
  const finished = addDays(newYear, 20 + ((index * 17) % 24) * 14)
  const took_days = tookDays(index)
  return { share: 1, begun_days_ago: daysSince(now, finished) + took_days, took_days }
}

/** A course a learner takes now: the finishes are spread over this year, the others began in the last weeks. */
export const learningNow = (now: Now, index: number, share: number): Learning => {
  if (share < 1) return { share, begun_days_ago: 10 + ((index * 7) % 60) }
  const spread = Math.max(LEAST_SPREAD_DAYS, daysSince(now, `${berlinYear(now.clock.now())}-01-01`))
  const finishedDaysAgo = 2 + (((index * 11) % 40) / 40) * (spread - 4)
  const took_days = index === HURRIED ? 0.5 : tookDays(index)
  return { share, begun_days_ago: finishedDaysAgo + took_days, took_days }
}

/** When a learner registered: before the first course they began. */
export const registeredDaysAgo = (
  now: Now,
  { progress, last_year }: Pick<DemoLearner, 'progress' | 'last_year'>,
  index: number,
): number => {
  const courses = [
    ...(last_year ? [lastYearsLearning(now, index)] : []),
    ...Object.values(progress).map((share) => learningNow(now, index, share)),
  ]
  const begun = Math.max(...courses.map(({ begun_days_ago }) => begun_days_ago))
  return Math.max(begun + 2, last_year ? 0 : LAST_CAME_DAYS_AGO + ((index * 5) % 16) * 15)
}
