import { berlinYear } from '@kursportal/shared/domain'

/** How the year is named in the address. */
export const YEAR = 'jahr'

const YEARS_SHOWN = 6

/** The years there are to choose from besides the current one, the newest first. */
export const earlierYears = (now = new Date()): string[] => {
  const year = berlinYear(now)
  return Array.from({ length: YEARS_SHOWN - 1 }, (_, ago) => String(year - ago - 1))
}
