import type { LandingFinding } from '../../contract/access/landing-draft.ts'

/** What is known of a course as far as a page may promise it. */
type Known = {
  certified: boolean
  price_cents: number
  units_offered: number | null
  unit_minutes: number | null
  chapters: readonly { lectures: number }[]
}

/** What a page may say of the courses of its access. */
export type CoursePromises = {
  /** One of them is certified, so that insurances may pay a part of it. */
  isCertified: boolean
  /** How many there are of what texts count: of each course, and of all together. */
  counts: Readonly<Record<'units' | 'unitMinutes' | 'lectures' | 'chapters', readonly number[]>>
}

type Broken = { code: LandingFinding['code']; words: string }

const withSum = (numbers: readonly (number | null)[]): number[] => {
  const known = numbers.filter((number) => number !== null)
  return [...known, known.reduce((sum, number) => sum + number, 0)]
}

/** What may be promised of courses. */
export const coursePromises = (courses: readonly Known[]): CoursePromises => ({
  isCertified: courses.some(({ certified }) => certified),
  counts: {
    units: withSum(courses.map(({ units_offered: units }) => units)),
    unitMinutes: courses.map(({ unit_minutes: minutes }) => minutes).filter((minutes) => minutes !== null),
    lectures: withSum(
      courses.map(({ chapters }) => chapters.reduce((sum, { lectures }) => sum + lectures, 0)),
    ),
    chapters: withSum(courses.map(({ chapters }) => chapters.length)),
  },
})

/** What is said of insurances and what they pay. */
const INSURANCE =
  /\b(?:krankenkass|krankenversicher|zertifizier|zertifikat|erstatt|rückerstatt)[a-zäöüß]*|§\s*20\b/i

/** What is counted in texts; the number is the first group. */
const COUNTED: [keyof CoursePromises['counts'], RegExp][] = [
  ['units', /\b(\d{1,3})\s+(?:Kurse|E)inheiten\b/g],
  ['unitMinutes', /\b(?:Kurse|E)inheiten?\s+(?:von|zu|à|mit)\s+(?:je\s+)?(\d{1,3})\s+Minuten\b/g],
  ['lectures', /\b(\d{1,3})\s+Lektionen\b/g],
  ['chapters', /\b(\d{1,3})\s+Kapiteln?\b/g],
]

/** Names of fields that hold no words. */
const WORDLESS = new Set(['id', 'type', 'address', 'href', 'icon', 'kind'])

const wordsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  if (Array.isArray(part)) return part.flatMap(wordsOf)
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, value]) =>
    WORDLESS.has(name) || name.endsWith('_id') ? [] : wordsOf(value),
  )
}

const isFreeOfCharge = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  'price_cents' in part &&
  part.price_cents === 0 &&
  'reimbursement' in part &&
  part.reimbursement !== ''

/**
 * What a page, or a part of one, promises that its courses do not hold: money of an insurance without a certification,
 * or where nothing is paid, and other numbers of units, lectures and chapters than they have.
 */
export const brokenPromises = (part: unknown, { isCertified, counts }: CoursePromises): Broken[] => {
  const texts = wordsOf(part)
  const insurance = isCertified ? undefined : texts.map((text) => INSURANCE.exec(text)?.[0]).find(Boolean)
  const numbers = COUNTED.flatMap(([name, pattern]) =>
    texts.flatMap((text) =>
      [...text.matchAll(pattern)]
        .filter(([, number]) => !counts[name].includes(Number(number)))
        .map(([words]) => words),
    ),
  )
  return [
    ...(insurance ? [{ code: 'not_certified' as const, words: insurance }] : []),
    ...(isFreeOfCharge(part) ? [{ code: 'nothing_to_reimburse' as const, words: '' }] : []),
    ...[...new Set(numbers)].map((words) => ({ code: 'count_differs' as const, words })),
  ]
}
