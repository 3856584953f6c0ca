import { searchFor } from '@kursportal/shared/domain'

/** A text of the interface with what an admin made of it. */
export type InterfaceText = {
  /** `namespace:key`. */
  key: string
  /** As it came with the code. */
  text: string
  /** The admin's wording, if there is one. */
  own?: string | undefined
  /** What the admin's wording was made from, where that is known. */
  madeFrom?: string | undefined
  /** The part of the platform it belongs to. */
  source: string
}

/** Whether a release brought another text since the admin's wording was made. */
export const isOutdated = ({ text, own, madeFrom }: InterfaceText): boolean =>
  own !== undefined && madeFrom !== undefined && madeFrom !== text

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

/** Which texts are shown: all, those worded differently, or those whose original changed under that. */
export type Standing = 'own' | 'outdated'

/** The texts that hold every searched word, of one part of the platform or all, of one screen or all, in their order. */
export const findTexts = (
  texts: readonly (InterfaceText & { screen: string })[],
  wanted: {
    search?: string
    source?: string | undefined
    screen?: string | undefined
    standing?: Standing | undefined
  },
): (InterfaceText & { screen: string })[] => {
  const { search = '', source, screen, standing } = wanted
  const isFound = searchFor(search)
  return texts
    .filter((one) => (source === undefined || one.source === source) && (!screen || one.screen === screen))
    .filter((one) => !standing || (standing === 'own' ? one.own !== undefined : isOutdated(one)))
    .filter(({ key, text, own }) => isFound(key, text, own))
}
