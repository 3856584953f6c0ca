import { caption, object, recognisedCaptions, type Cue } from '@kursportal/shared/contract'
import type { EditedCue } from './cue-edits.ts'

const kept = object({ lines: recognisedCaptions.shape.lines, base: caption.shape.lines })

/** What is kept of the lines of one language: as they are written, and over what. */
export type KeptLines = { lines: readonly EditedCue[]; base: readonly Cue[] }

/** Names the stored lines of a language among all that is kept. */
export const linesPart = ({ videoId, language }: { videoId: string; language: string }): string =>
  `captions/${videoId}/${language}`

/** Lines as they are kept. */
export const linesToKeep = ({ lines, base }: KeptLines): KeptLines => ({
  lines: lines.map((line) => ({ ...line, doubt: line.doubt === true })),
  base,
})

/** Lines as the server takes them. */
export const linesToSend = (lines: readonly EditedCue[]): Cue[] =>
  lines.map(({ from, to, text }) => ({ from, to, text }))

/** What lies in the browser, if it is lines. */
export const keptLines = (value: unknown): KeptLines | undefined => kept.safeParse(value).data
