import { once } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import type { Funnel } from '../api/sales-funnel.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

/** What can be drawn of a time. */
const measures = ['visits', 'registrations', 'finishes', 'earned'] as const
export type Measure = (typeof measures)[number]

/** A time and its parts: months of a year, or days and weeks until today. */
export type FunnelTime = {
  visits: number
  registrations: number
  finishes: number
  /** What can be drawn; a few days have no money of their own. */
  measures: readonly Measure[]
  parts: readonly (Record<Measure, number> & { key: string; name: string; short: string })[]
  /** So many parts a word. */
  every: number
}

const monthName = once(() => new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }))

/** The months of a year. */
export const timeOfYear = ({ visits, registrations, progress, months }: SocietyFigures): FunnelTime => ({
  visits,
  registrations,
  finishes: progress.finishes,
  measures,
  parts: months.map((month) => {
    const name = monthName().format(Date.UTC(2000, month.month - 1))
    return { ...month, key: String(month.month), name, short: name.slice(0, 1) }
  }),
  every: 1,
})

/** Days, or weeks, until today. */
export const timeOfDays = (funnel: Funnel): FunnelTime => ({
  visits: funnel.visits,
  registrations: funnel.registrations,
  finishes: funnel.finishes,
  measures: ['visits', 'registrations', 'finishes'],
  parts: funnel.parts.map(({ from, ...counts }) => ({
    ...counts,
    earned: 0,
    key: from,
    name: formatDay(from),
    short: `${Number(from.slice(8))}.${Number(from.slice(5, 7))}.`,
  })),
  every: funnel.parts.length > 14 ? 7 : 3,
})

/** The share of one step that made the next one; undefined where people came by another way. */
export const rateOf = (of: number, from: number): number | undefined =>
  from > 0 && of <= from ? of / from : undefined
