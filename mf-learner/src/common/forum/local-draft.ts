/** What somebody has written and not sent, kept in this browser under a word for what it is about. */
export type LocalDraft = { title?: string; text: string }

const keyOf = (about: string): string => `kursportal.forum-draft.${about}`

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  (!('title' in value) || typeof value.title === 'string')

/** The kept draft; undefined where there is none or the browser keeps nothing. */
export const readDraft = (about: string): LocalDraft | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(about)) ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; an empty one is forgotten. A browser that keeps nothing is no reason to stop anybody from writing. */
export const keepDraft = (about: string, draft: LocalDraft): void => {
  try {
    if (draft.text === '' && !draft.title) localStorage.removeItem(keyOf(about))
    else localStorage.setItem(keyOf(about), JSON.stringify(draft))
  } catch {
    // Private windows and full disks: the text is still in the field.
  }
}
