import { dayForInput, moneyForInput } from '../format.ts'

/** What stands for something the page does not know itself: `{{kurs}}`. */
export const landingPlaceholders = [
  'kurs',
  'kursleitung',
  'preis',
  'anbieter',
  'verein',
  'einladender',
  'bis',
] as const
/** One of them. */
export type LandingPlaceholder = (typeof landingPlaceholders)[number]

/** What stands in their places; empty where nothing is known. */
export type PlaceholderValues = Readonly<Record<LandingPlaceholder, string>>

/** What visitors may see of an access, as far as it fills a page. */
type Known = {
  courses: readonly { title: string; price_cents: number; instructor_name: string }[]
  fee_cents: number | null
  inviter: string | null
  society_names: readonly string[]
  imprints: readonly { name: string }[]
  open_until: string | null
}

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('de').format([...new Set(words.filter((word) => word !== ''))])

type Priced = { courses: readonly { price_cents: number }[]; fee_cents: number | null }

/** What it costs to take part through an access, in cents: all its courses together. */
export const accessPrice = ({ courses, fee_cents }: Priced): number =>
  fee_cents ?? courses.reduce((sum, { price_cents }) => sum + price_cents, 0)

/** What one of its courses costs through an access, in cents; null where its fee is for several together. */
export const coursePrice = (
  { courses, fee_cents }: Priced,
  course: { price_cents: number },
): number | null => {
  if (fee_cents === null) return course.price_cents
  return courses.length === 1 || fee_cents === 0 ? fee_cents : null
}

/** What the placeholders of a landing page stand for, from what its visitors may see. */
export const placeholderValues = (access: Known): PlaceholderValues => ({
  kurs: listed(access.courses.map(({ title }) => title)),
  kursleitung: listed(access.courses.map(({ instructor_name: name }) => name)),
  preis:
    access.courses.length === 0
      ? ''
      : accessPrice(access) > 0
        ? `${moneyForInput(accessPrice(access))}\u00A0€`
        : 'kostenlos',
  anbieter: listed(access.imprints.map(({ name }) => name)) || (access.inviter ?? ''),
  verein: listed(access.society_names),
  einladender: access.inviter ?? '',
  bis: access.open_until ? dayForInput(access.open_until) : '',
})

const placeholder = /\{\{\s*([^{}]{1,40}?)\s*\}\}/g

const isPlaceholder = (word: string): word is LandingPlaceholder =>
  landingPlaceholders.some((known) => known === word)

const fillText = (text: string, values: PlaceholderValues): string =>
  text.replace(placeholder, (whole, word: string) => {
    const name = word.toLowerCase()
    return isPlaceholder(name) ? values[name] : whole
  })

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)]))
  return value
}

/** A page, or a part of one, with its placeholders filled; a word that is none stays as it was typed. */
export const fillPlaceholders = <Part>(part: Part, values: PlaceholderValues): Part =>
  // Only texts change, and into texts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  mapTexts(part, (text) => fillText(text, values)) as Part

/** The words between double braces in a page, in small letters, each once. */
export const placeholdersIn = (part: unknown): string[] => {
  const found = new Set<string>()
  mapTexts(part, (text) => {
    for (const [, word = ''] of text.matchAll(placeholder)) found.add(word.toLowerCase())
    return text
  })
  return [...found]
}

/** Whether a word between double braces stands for something. */
export const isLandingPlaceholder = isPlaceholder
