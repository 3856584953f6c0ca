import type { Cue } from '@kursportal/shared/contract'

/** A line that is being edited; `doubt`: a speech recogniser was not sure of it. */
export type EditedCue = Cue & { doubt?: boolean | undefined }

/** Seconds a new line stands for as long as nobody says otherwise. */
const NEW_LINE_SECONDS = 2

const rounded = (seconds: number): number => Math.round(Math.max(0, seconds) * 1000) / 1000

/** A time as it is typed: `1:02,5` or `1:02:03`, hours and tenths where there are some. */
export const writtenTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10)
  const [hours, minutes, rest] = [
    Math.floor(tenths / 36_000),
    Math.floor(tenths / 600) % 60,
    (tenths % 600) / 10,
  ]
  const tail = `${String(Math.floor(rest)).padStart(2, '0')},${Math.round((rest % 1) * 10)}`
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** Seconds of a typed time; undefined where it is none. */
export const readTime = (typed: string): number | undefined => {
  const found = /^\s*(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,2})(?:[.,](\d{1,3}))?\s*$/.exec(typed)
  if (!found) return undefined
  const [, first, second, seconds = '0', part = '0'] = found
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second]
  if (Number(seconds) > 59 || (Number(hours) > 0 && Number(minutes) > 59)) return undefined
  return rounded(Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`))
}

/** Parts a line at the caret in two, each with its share of the time. */
export const splitCue = (cues: readonly EditedCue[], index: number, caret: number): EditedCue[] => {
  const cue = cues[index]
  if (!cue) return [...cues]
  const [before, after] = [cue.text.slice(0, caret).trim(), cue.text.slice(caret).trim()]
  const share = cue.text.length === 0 ? 0.5 : Math.min(0.9, Math.max(0.1, caret / cue.text.length))
  const middle = rounded(cue.from + (cue.to - cue.from) * share)
  return cues.toSpliced(index, 1, { ...cue, to: middle, text: before }, { ...cue, from: middle, text: after })
}

/**
 * An empty line behind one, as long as there is room before the next.
 * @param at where the film stands, in seconds: the line begins there if that is between the two
 */
export const addCue = (cues: readonly EditedCue[], index: number, at = 0): EditedCue[] => {
  const end = cues[index]?.to ?? 0
  const next = cues[index + 1]?.from ?? Number.POSITIVE_INFINITY
  const from = at > end && at < next ? rounded(at) : end
  const to = rounded(Math.max(from + 0.1, Math.min(from + NEW_LINE_SECONDS, next)))
  return cues.toSpliced(index + 1, 0, { from, to, text: '' })
}

/** Joins a line with the one behind it. */
export const joinCue = (cues: readonly EditedCue[], index: number): EditedCue[] => {
  const [cue, next] = [cues[index], cues[index + 1]]
  if (!cue || !next) return [...cues]
  return cues.toSpliced(index, 2, { ...cue, to: next.to, text: `${cue.text} ${next.text}`.trim() })
}

/** Whether a line that begins there begins before a film has ended; yes where nobody knows when that is. */
export const beginsWithin = (from: number, seconds: number | null): boolean =>
  seconds === null || from <= seconds

/** The lines that begin before a film has ended. */
export const withinFilm = (cues: readonly EditedCue[], seconds: number | null): EditedCue[] =>
  cues.filter(({ from }) => beginsWithin(from, seconds))

/** The first line whose times do not go together; undefined where all do. */
export const wrongCue = (cues: readonly EditedCue[]): number | undefined => {
  const found = cues.findIndex(({ from, to }) => to <= from)
  return found === -1 ? undefined : found
}

/** The line that is said at a time; -1 in silence. */
export const cueAt = (cues: readonly EditedCue[], seconds: number): number =>
  cues.findIndex(({ from, to }) => seconds >= from && seconds < to)
