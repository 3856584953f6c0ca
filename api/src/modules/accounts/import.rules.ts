import { z } from 'zod'
import {
  personFields,
  emailAddress,
  type ImportedPerson,
  type ImportProblem,
} from '@kursportal/shared/contract'
import { agesProblems, berlinDay, normalizeEmail } from '@kursportal/shared/domain'

/** Somebody whose line is right. */
export type AddedPerson = {
  first_name: string
  last_name: string
  email: string
  phone?: string | undefined
  street?: string | undefined
  zip?: string | undefined
  city?: string | undefined
  birth_date?: string | undefined
}

type Known = {
  /** Addresses of accounts there are, in lower case. */
  taken: ReadonlySet<string>
  now: Date
  limits: { minimumAge: number; ageOfConsent: number }
}

const { first_name, last_name, phone, street, zip, city } = personFields

const person = z.object({
  first_name,
  last_name,
  email: emailAddress,
  phone: phone.optional(),
  street: street.optional(),
  zip: zip.optional(),
  city: city.optional(),
  birth_date: z.iso.date('impossible_date').optional(),
})

/** What is wrong with one line by itself: the first broken rule, and the column it is about. */
const problemOf = (
  line: ImportedPerson,
  { now, limits }: Known,
): Pick<ImportProblem, 'field' | 'problem'> | null => {
  const checked = person.safeParse(line)
  if (!checked.success) {
    const [issue] = checked.error.issues
    const field = String(issue?.path[0] ?? '')
    const isEmpty = Object.entries(line).some(([name, value]) => name === field && value === '')
    return { field, problem: isEmpty ? 'required' : (issue?.message ?? 'required') }
  }
  const { birth_date = null } = checked.data
  const nobody = { birth_date, parent_name: '', parent_birth_date: null }
  const [age] = agesProblems(nobody, berlinDay(now), limits)
  return age ? { field: 'birth_date', problem: age.problem } : null
}

/**
 * Which lines of a file become accounts, and why the others do not. Of two lines with one address the first counts.
 * @returns `right` with every name and address normalized
 */
export const checkImport = (
  lines: readonly ImportedPerson[],
  known: Known,
): { right: { line: number; person: AddedPerson }[]; left_out: ImportProblem[] } => {
  const seen = new Set<string>()
  const right: { line: number; person: AddedPerson }[] = []
  const left_out: ImportProblem[] = []
  for (const one of lines) {
    const email = normalizeEmail(one.email)
    const problem =
      problemOf(one, known) ??
      (known.taken.has(email) ? { field: 'email', problem: 'email_in_use' } : null) ??
      (seen.has(email) ? { field: 'email', problem: 'twice' } : null)
    if (problem) left_out.push({ line: one.line, email: one.email, ...problem })
    else right.push({ line: one.line, person: person.parse(one) })
    if (email) seen.add(email)
  }
  return { right, left_out }
}
