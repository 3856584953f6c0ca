import { isEmail } from './contact.ts'

/** An address as mail programs copy it, behind the name of the person. */
const named = /<([^<>]+@[^<>]+)>?$/

/** The words of one entry; those of a name before an address are left out. */
const wordsOf = (entry: string): string[] => {
  const words: string[] = []
  /** What may be a name: without an address behind it, it is a mistake somebody should learn of. */
  let name: string[] = []
  for (const word of entry.split(/[\s,]+/).filter(Boolean)) {
    const address = named.exec(word)?.[1]
    if (address) words.push(address)
    else if (word.includes('@')) words.push(...name, word)
    else {
      name.push(word)
      continue
    }
    name = []
  }
  return [...words, ...name]
}

/**
 * The addresses somebody typed or pasted, apart by blanks, commas, semicolons or lines, each once; and what is none. Names
 * before addresses in angle brackets (`Muster, Max <max@beispiel.de>`) are no mistake.
 */
export const readAddresses = (typed: string): { emails: string[]; wrong: string[] } => {
  const words = typed.split(/[;\n]+/).flatMap(wordsOf)
  const unique = [...new Set(words.map((word) => word.toLowerCase()))]
  return {
    emails: unique.filter(isEmail),
    wrong: unique.filter((word) => !isEmail(word)),
  }
}
