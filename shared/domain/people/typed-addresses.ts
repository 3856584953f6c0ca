import { isEmail } from './contact.ts'

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
