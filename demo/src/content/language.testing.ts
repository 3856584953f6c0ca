/** The formal address: *Ihnen* and *Ihr* anywhere, *Sie* beside a verb of the second person. */
export const FORMAL =
  /\b(Ihr(en|em|er|es|e)?|Ihnen)\b|\b(können|sollten|müssen|möchten|dürfen|haben|sind|werden|finden|lernen|wissen|achten) Sie\b/u

/** Words that only occur in English. */
export const ENGLISH = /\b(the|and|with|your|you|lorem|ipsum|of)\b/iu

/** Straight quotation marks and three dots instead of the German ones. */
export const TYPEWRITER = /"|\.\.\.|'/u

/** Every text of several words inside a value. */
export function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(sentencesOf)
}
