import { berlinYear } from '@kursportal/shared/domain'

const YEARS_SHOWN = 11

/** The number series of the last years, the latest first. */
export const documentYears = (): string[] => {
  const now = berlinYear(new Date())
  return Array.from({ length: YEARS_SHOWN }, (_, ago) => String(now - ago))
}
