import { searchFor } from '@kursportal/shared/domain'

/** A text of the interface with what an admin made of it. */
export type InterfaceText = {
  /** `namespace:key`. */
  key: string
  /** As it came with the code. */
  text: string
  /** The admin's wording, if there is one. */
  own?: string | undefined
  /** The part of the platform it belongs to. */
  source: string
}

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([found]) => found.replace(/\s/g, ''))),
]

/** What the platform fills in: `{{name}}`. */
export const placeholdersOf = (text: string): string[] => all(text, /\{\{\s*\w+\s*\}\}/g)

/** What the platform makes a link or the like of: `<terms>`, `</terms>`. */
const tagsOf = (text: string): string[] => all(text, /<\/?[A-Za-z]\w*>/g)

/** What a wording has too much or lacks beside the text that came with the code. */
export type WordingFaults = {
  /** Placeholders the platform does not fill in here: they would be shown as they stand. */
  unknown: string[]
  /** Placeholders that no longer occur; allowed, but somebody should know. */
  dropped: string[]
  /** Tags that must stay as they are. */
  tags: string[]
}

/** Compares an admin's wording with the text it replaces. */
export const wordingFaults = (text: string, own: string): WordingFaults => {
  const [had, has] = [placeholdersOf(text), placeholdersOf(own)]
  const [hadTags, hasTags] = [tagsOf(text), tagsOf(own)]
  return {
    unknown: has.filter((one) => !had.includes(one)),
    dropped: had.filter((one) => !has.includes(one)),
    tags: [
      ...hadTags.filter((one) => !hasTags.includes(one)),
      ...hasTags.filter((one) => !hadTags.includes(one)),
    ],
  }
}

/** The texts that hold every searched word, of one source or all, changed ones or all; changed ones come first. */
export const findTexts = (
  texts: readonly InterfaceText[],
  { search = '', source, changed }: { search?: string; source?: string | undefined; changed: boolean },
): InterfaceText[] => {
  const isFound = searchFor(search)
  return texts
    .filter((one) => (source === undefined || one.source === source) && (!changed || one.own !== undefined))
    .filter(({ key, text, own }) => isFound(key, text, own))
    .sort((a, b) => Number(b.own !== undefined) - Number(a.own !== undefined))
}
