import type { Cue } from '../../contract/media/captions.calls.ts'
import type { FilmPart } from '../courses/film-part.ts'
import { readCaptions } from './web-vtt.ts'

/** A line of captions: when it is said, in seconds, and what. */
export type SpokenLine = Cue

/** The lines of a captions file, for reading along; what is drawn over the film is left to the player. */
export const linesOf = (file: string): SpokenLine[] => {
  const read = readCaptions(file, null)
  return 'cues' in read ? read.cues.map((cue) => ({ ...cue, text: cue.text.replaceAll('\n', ' ') })) : []
}

/** The same lines, some seconds later. */
export const linesLater = (lines: readonly SpokenLine[], seconds: number): readonly SpokenLine[] =>
  seconds === 0 ? lines : lines.map((line) => ({ ...line, from: line.from + seconds, to: line.to + seconds }))

/** What is said in a part of a film, in the time of the part; all of it without one. */
export const linesIn = (lines: readonly SpokenLine[], part: FilmPart | null): readonly SpokenLine[] =>
  part
    ? linesLater(
        lines.filter(({ from, to }) => to > part.from && from < part.to),
        -part.from,
      ).map((line) => ({ ...line, from: Math.max(0, line.from) }))
    : lines

/** The line that is being said, or was said last; -1 before the first. */
export const lineAt = (lines: readonly SpokenLine[], second: number): number =>
  lines.findLastIndex((line) => line.from <= second)

/** What is said at a second; empty where nothing is. Lines that are said at once stand below each other. */
export const wordsAt = (lines: readonly SpokenLine[], second: number): string =>
  lines
    .filter((line) => line.from <= second && second < line.to)
    .map((line) => line.text)
    .join('\n')
