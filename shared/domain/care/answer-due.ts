import { addDays, isWeekend } from '../berlin-time.ts'
import { berlinDay } from '../people/berlin-day.ts'

/**
 * The day until which a question is to be answered: so many working days after the day it was asked on, in Berlin.
 * Monday to Friday are working days; public holidays differ by state and are left out.
 * @param workingDays at least 1
 * @returns a day, `YYYY-MM-DD`
 */
export const answerDueOn = (asked: Date, workingDays: number): string => {
  let day = berlinDay(asked)
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}
