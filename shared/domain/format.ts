/** How long a text may be before it is cut, in characters as people see them (specification, section 9). */
export const truncateLength = 42

/** A text of at most `length` characters; a longer one is cut and ends with `...`, which count too. */
export function truncate(text: string, length: number = truncateLength): string {
  if (text.length <= length) return text
  const letters = Array.from(new Intl.Segmenter('de').segment(text), ({ segment }) => segment)
  if (letters.length <= length) return text
  return `${letters
    .slice(0, Math.max(0, length - 3))
    .join('')
    .trimEnd()}...`
}

/**
 * A number as Germans type it: comma before the decimals, points or spaces between thousands, a plain point also
 * taken as the decimal sign where it cannot mean thousands. Undefined when it is no number.
 */
export function parseGermanNumber(typed: string): number | undefined {
  const text = typed.replace(/[\s']/g, '')
  if (/^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+\.\d+$/.test(text) ? Number(text) : undefined
}

/** An amount as Germans type it (`12,50`, `1.200`, `8 €`), in cents. Undefined for anything else or a third decimal. */
export function parseMoney(typed: string): number | undefined {
  const value = parseGermanNumber(typed.replace(/€|EUR$/i, ''))
  if (value === undefined) return undefined
  const cents = Math.round(value * 100)
  return Math.abs(cents - value * 100) < 1e-6 && Number.isSafeInteger(cents) ? cents : undefined
}

/** Cents as they stand in an input: `1200,50`, without currency and thousands. */
export const moneyForInput = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/**
 * A day as Germans type it (`3.4.1980`, `03.04.80`, `03041980`) or as the wire writes it, as `YYYY-MM-DD`. Two digits of
 * a year mean the last hundred years for a birth, else the year that is nearest to today. Undefined when there is no
 * such day.
 */
export function parseGermanDay(
  typed: string,
  { birth = false, today = new Date() } = {},
): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const german =
    /^(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : german ? german.slice(1) : []
  if (!day || !month || !year) return undefined
  let full = Number(year)
  const lastYear = today.getFullYear() + (birth ? 0 : 50)
  if (year.length === 2) full += full + 2000 > lastYear ? 1900 : 2000
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** `YYYY-MM-DD` as it stands in an input: `03.04.1980`. */
export const dayForInput = (day: string): string => day.split('-').toReversed().join('.')
