import type { courseTones } from '../../theme/palette.ts'

/** The name of a course's colour: `course.${tone}.soft`, `.main` and `.onSoft` in `sx`. */
export type CourseTone = (typeof courseTones)[number]

/** The colour of each scene of `CoverArt`, in their order. */
const tones: readonly CourseTone[] = ['leaf', 'sky', 'clay', 'sun', 'brand', 'leaf']

/** A small stable number for a text, so that a course always gets the same cover. */
const hash = (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  )

/** Which of the drawn covers a name gets. */
export const sceneOf = (name: string): number => hash(name) % tones.length

/** The colour of a course, the one its drawn cover is remembered by; the same for the same title on every screen. */
export const courseTone = (title: string): CourseTone => tones[sceneOf(title)] ?? 'brand'
