import { IMPORT_LIMIT, type ImportedPerson, type ImportProblem } from '@kursportal/shared/contract'
import { normalizeEmail } from '@kursportal/shared/domain'

/** A file as it is sent: so many lines at a time as the API takes. */
export type InParts = {
  parts: ImportedPerson[][]
  /** Lines whose address stands in an earlier part; within one part the API tells them itself. */
  left_out: ImportProblem[]
}

/** Parts a file in the order of its lines. */
export const inParts = (people: readonly ImportedPerson[], size = IMPORT_LIMIT): InParts => {
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
