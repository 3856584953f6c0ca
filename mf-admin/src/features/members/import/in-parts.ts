import type { ImportedPerson, ImportProblem } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'

/**
 * So many lines are sent at a time, fewer than the API takes: each makes an account and a mail, others wait for the
 * database meanwhile, and people see that it goes on.
 */
const AT_A_TIME = 250

/** A file as it is sent, part by part. */
export type InParts = {
  parts: ImportedPerson[][]
  /** Lines whose address stands in an earlier part; within one part the API tells them itself. */
  left_out: ImportProblem[]
}

/** Parts a file in the order of its lines. */
export const inParts = (people: readonly ImportedPerson[], size = AT_A_TIME): InParts => {
  const parts: ImportedPerson[][] = []
  const left_out: ImportProblem[] = []
  /** Each address with the part in which it stands first. */
  const first = new Map<string, number>()
  let part: ImportedPerson[] = []
  for (const person of people) {
    const email = normalizeEmail(person.email)
    const before = first.get(email) ?? parts.length
    if (before < parts.length) {
      left_out.push({ line: person.line, email: person.email, field: 'email', problem: 'twice' })
      continue
    }
    if (email) first.set(email, before)
    part.push(person)
    if (part.length < size) continue
    parts.push(part)
    part = []
  }
  if (part.length > 0) parts.push(part)
  return { parts, left_out }
}
