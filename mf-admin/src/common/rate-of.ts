import { formatPercent } from '@kursportal/shared/i18n'

/** A share in words; none of nothing, and none above all: who came without the link counts too. */
export const rateOf = (part: number, whole: number): string | undefined =>
  whole > 0 && part <= whole ? formatPercent(part / whole) : undefined
