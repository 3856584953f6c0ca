import type { Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { ImportRefused } from '../refused.ts'
import { field } from './json.ts'

/** As many attempts as a quiz may allow. */
const MOST_ATTEMPTS = 100

/** What parts of a course say for all within them that do not say otherwise. */
const PASSED_ON = ['max_attempts', 'showanswer'] as const

/** What is said of a problem by itself, or by what it lies in. */
export type OlxSettings = Readonly<Partial<Record<(typeof PASSED_ON)[number], string>>>

/** What holds within an element: what it says, else what holds around it. */
export const settingsOf = (around: OlxSettings, { attributes }: Element): OlxSettings => ({
  ...around,
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  ),
})

/** How often a problem may be tried; null as often as one likes. */
export const attemptsOf = ({ max_attempts }: OlxSettings): number | null => {
  const attempts = Number(max_attempts)
  return Number.isInteger(attempts) && attempts > 0 ? Math.min(MOST_ATTEMPTS, attempts) : null
}

/** How often a quiz may be tried: as often as the problem of it that says most, and whether all say the same. */
export const attemptsOfAll = (
  attempts: readonly (number | null)[],
): { max_attempts: number | null; isSame: boolean } => ({
  max_attempts: attempts.length === 0 || attempts.includes(null) ? null : Math.max(...attempts.map(Number)),
  isSame: new Set(attempts).size <= 1,
})

/** How many problems an element draws of those in it: one, unless it says otherwise. */
export const drawnOf = ({ attributes }: Element, problems: number): number => {
  const count = Number(attributes['max_count'] ?? '1')
  return Number.isInteger(count) && count > 0 ? Math.min(count, problems) : problems
}

const policyIn = (archive: Archive, name: string): unknown => {
  try {
    return JSON.parse(archive.text(name))
  } catch (error) {
    // A damaged one says nothing.
    if (error instanceof SyntaxError) return undefined
    if (error instanceof ImportRefused && error.reason === 'unreadable') return undefined
    throw error
  }
}

/** What courses say of an element beside its file, `policies/2026/policy.json`: older ones all of it, those of today what holds for the course. */
export const policiesOf = (
  archive: Archive,
  root: string,
): ((name: string, urlName: string) => Record<string, string>) => {
  const policies = archive.names
    .filter((name) => name.startsWith(`${root}policies/`) && name.endsWith('/policy.json'))
    .map((name) => policyIn(archive, name))
  return (name, urlName) => {
    const said = policies
      .map((policy) => field(policy, `${name}/${urlName}`))
      .find((one) => one !== undefined)
    return Object.fromEntries(
      Object.entries(said ?? {}).flatMap(([key, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value) ? [[key, String(value)]] : [],
      ),
    )
  }
}
