import { htmlWords } from '../html-words.ts'
import type { LeftOut, PlannedLecture } from '../plan.types.ts'
import { short } from '../quizzes.ts'

/** What a part of a course becomes. */
export type ReadPart = { lectures: PlannedLecture[]; left_out: LeftOut[] }

/** Several parts as one. */
export const merged = (parts: readonly ReadPart[]): ReadPart => ({
  lectures: parts.flatMap(({ lectures }) => lectures),
  left_out: parts.flatMap(({ left_out }) => left_out),
})

/** Letters that say what something is about; what is longer, or shows more than words, is there to be read. */
const LONGEST_ABOUT = 300

/** Whether a text says in a few words what something is about. */
export const isShort = (html: string): boolean =>
  htmlWords(html).length <= LONGEST_ABOUT && !/<(?:img|iframe|video|audio|table|ul|ol|h[1-6]|a)\b/i.test(html)

/** Whether a text says and shows nothing. */
export const isBlank = (html: string): boolean =>
  htmlWords(html) === '' && !/<(?:img|iframe|video|audio)\b/i.test(html)

/**
 * What is done, with what is written above it: what it is about in a few words, or a text before it.
 * @param asPage reads what is written as a text of its own
 */
export const introduced = (html: string, asPage: () => ReadPart, part: ReadPart): ReadPart => {
  if (isBlank(html)) return part
  const [lecture, ...others] = part.lectures
  if (!lecture || !isShort(html)) return merged([asPage(), part])
  return { ...part, lectures: [{ ...lecture, description: htmlWords(html) }, ...others] }
}

/** What nobody but those who teach saw where it comes from: it comes as well, and that is told. */
export const asHidden = (what: string, part: ReadPart): ReadPart =>
  part.lectures.length === 0
    ? part
    : merged([part, { lectures: [], left_out: [{ what: short(what), reason: 'was_hidden' }] }])
