import { berlinYear } from '@kursportal/shared/domain'
import type { Filter } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'

/** How the year is named in the address. */
export const YEAR = 'jahr'

const YEARS_SHOWN = 6

/** Which year is shown: the current one while none is chosen. */
export const yearFilter = (t: Translate): Filter => ({
  key: YEAR,
  label: t('sales.year'),
  unset: String(berlinYear(new Date())),
  options: earlierYears().map((value) => ({ value, label: value })),
})

/** The years there are to choose from, the newest first. */
export const shownYears = (now = new Date()): string[] => {
  const year = berlinYear(now)
  return Array.from({ length: YEARS_SHOWN }, (_, ago) => String(year - ago))
}

/** Those besides the current one. */
export const earlierYears = (now = new Date()): string[] => shownYears(now).slice(1)
