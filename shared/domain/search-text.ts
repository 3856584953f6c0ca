/**
 * What search compares: lower case, without accents, ß as ss, full-width letters and ligatures as plain ones. Both the stored text and the searched words go through it,
 * so case and accents never matter (specification, Calls).
 */
export const searchText = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()

/** An umlaut written as two letters. After a vowel or q these two are something else: neue, Quelle. */
const WRITTEN_OUT = /(?<![aeoq])([aou])e/g

const formsOf = (word: string): string[] => {
  const form = searchText(word)
  const writtenOut = searchText(
    word.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`),
  )
  return [...new Set([form, writtenOut, form.replace(WRITTEN_OUT, '$1')])]
}

/**
 * The words of a search, each in the forms of which one must occur: an umlaut is also looked for as two letters and the
 * other way round, so that Möller and Moeller find each other.
 */
export const searchWords = (typed: string): string[][] =>
  typed
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    // Of a lone accent nothing is left; it is looked for as it is, and not found.
    .map((word) => (searchText(word) ? formsOf(word) : [word]))

/** Whether what is given holds every word of a search, for lists that are searched where they are shown. */
export const searchFor = (typed: string): ((...parts: (string | null | undefined)[]) => boolean) => {
  const words = searchWords(typed)
  return (...parts) => {
    const text = searchText(...parts)
    return words.every((forms) => forms.some((form) => text.includes(form)))
  }
}

/** A piece of a text, and whether one of the searched words stands in it. */
export type FoundPart = { text: string; isFound: boolean }

/** Parts a text into words and what stands between them, and tells in which words a searched one occurs. */
export const markFound = (typed: string): ((text: string) => FoundPart[]) => {
  const forms = searchWords(typed).flat()
  return (text) =>
    text.split(/(\s+)/).map((part) => {
      const word = searchText(part)
      return { text: part, isFound: word !== '' && forms.some((form) => word.includes(form)) }
    })
}
