import type { AccessSummary } from '@kursportal/shared/contract'
import { isEmail } from '@kursportal/shared/domain'

/** The addresses somebody typed or pasted, apart by blanks, commas, semicolons or lines, each once; and what is none. */
export const readAddresses = (typed: string): { emails: string[]; wrong: string[] } => {
  const words = typed
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^<|>$/g, '').toLowerCase())
    .filter(Boolean)
  const unique = [...new Set(words)]
  return {
    emails: unique.filter(isEmail),
    wrong: unique.filter((word) => !isEmail(word)),
  }
}

/** The public address of an access. */
export const addressOf = (accessId: string, origin: string): string => `${origin}/access/${accessId}`

/** Whom an access serves, as far as it decides what may still be switched. */
export const servesNobody = ({ users, societies }: Pick<AccessSummary, 'users' | 'societies'>): boolean =>
  users === 0 && societies === 0
