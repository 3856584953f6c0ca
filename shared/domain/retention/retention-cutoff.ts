import { berlinYear, startOfBerlinDay } from '../berlin-time.ts'
import { berlinDay } from '../people/berlin-day.ts'
import { twoDigits } from '../two-digits.ts'
import type { RetentionPeriod } from './retention-rules.ts'

const SECONDS = { minutes: 60, hours: 3_600, days: 86_400 }

/** A period that is no calendar's, in seconds. */
export const retentionSeconds = ({ count, unit }: { count: number; unit: keyof typeof SECONDS }): number =>
  count * SECONDS[unit]

/**
 * What began before this instant has been kept for its period and is due. Months and years end at midnight in Berlin:
 * something of 31 August that is kept for six months goes with the first night of March.
 */
export const retentionCutoff = ({ count, unit }: RetentionPeriod, now: Date): Date => {
  if (unit === 'years') return startOfBerlinDay(`${berlinYear(now) - count}-01-01`)
  if (unit === 'months') return startOfBerlinDay(monthsBefore(berlinDay(now), count))
  return new Date(now.getTime() - retentionSeconds({ count, unit }) * 1000)
}

/** The same day so many months before; the last of that month where it has fewer days. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.getUTCFullYear()}-${twoDigits(first.getUTCMonth() + 1)}-${twoDigits(Math.min(date, last))}`
}
