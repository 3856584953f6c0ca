import { addDays, isWeekend } from '../berlin-time.ts'

/** Days in which a contract concluded at a distance can be withdrawn from (BGB, section 355, paragraph 2). */
const PERIOD_DAYS = 14

/**
 * The last day on which a contract can still be withdrawn from: 14 days, of which the day it was concluded is none, and
 * no Saturday or Sunday at the end (BGB, sections 187, 188 and 193). Public holidays differ by state and are left out.
 * @param concluded the day it was concluded, `YYYY-MM-DD`
 * @returns a day, `YYYY-MM-DD`
 */
export const lastWithdrawalDay = (concluded: string): string => {
  let day = addDays(concluded, PERIOD_DAYS)
  while (isWeekend(day)) day = addDays(day, 1)
  return day
}
