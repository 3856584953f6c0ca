import type { Cue } from '../../contract/media/captions.calls.ts'

/** Why captions cannot be used, and in which line of the file (or which of the cues). */
export type CaptionsProblem = {
  line: number
  problem: 'no_cues' | 'bad_time' | 'ends_before_it_starts' | 'past_the_end' | 'too_many'
}

export type ReadCaptions = { cues: Cue[] } | CaptionsProblem

const MOST_CUES = 10_000

/**
 * Reads a WebVTT or SRT file: its cues by time, as plain text. Styles, notes and positions are left out.
 * @param durationSeconds of the film where it is known; a cue that begins after it belongs to another film
 */
export const readCaptions = (content: string, durationSeconds: number | null): ReadCaptions => {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cues: NumberedCue[] = []
  for (let at = 0; at < lines.length; at++) {
    if (isSkippedBlock(lines[at] ?? '')) while (lines[at]?.trim()) at++
    if (!lines[at]?.includes('-->')) continue
    const times = readTimes(lines[at] ?? '')
    if (!times) return { line: at + 1, problem: 'bad_time' }
    const line = at + 1
    const text: string[] = []
    while (lines[at + 1]?.trim() && !lines[at + 1]?.includes('-->')) text.push(lines[++at] ?? '')
    cues.push({ ...times, text: plain(text.join('\n')), line })
  }
  return checkNumbered(cues, durationSeconds)
}

/** Checks edited cues; `line` of a problem is the number of the cue. */
export const checkCues = (cues: readonly Cue[], durationSeconds: number | null): ReadCaptions =>
  checkNumbered(
    cues.map((cue, index) => ({ ...cue, text: tidy(cue.text), line: index + 1 })),
    durationSeconds,
  )

type NumberedCue = Cue & { line: number }

const checkNumbered = (cues: readonly NumberedCue[], durationSeconds: number | null): ReadCaptions => {
  if (cues.length > MOST_CUES) return { line: MOST_CUES + 1, problem: 'too_many' }
  const reversed = cues.find(({ from, to }) => to <= from)
  if (reversed) return { line: reversed.line, problem: 'ends_before_it_starts' }
  const late = cues.find(({ from }) => durationSeconds !== null && from > durationSeconds)
  if (late) return { line: late.line, problem: 'past_the_end' }
  const kept = cues.filter(({ text }) => text !== '')
  if (kept.length === 0) return { line: 1, problem: 'no_cues' }
  return {
    cues: kept
      .map(({ from, to, text }) => ({ from, to, text }))
      .toSorted((a, b) => a.from - b.from || a.to - b.to),
  }
}

const isSkippedBlock = (line: string): boolean => /^(WEBVTT|NOTE|STYLE|REGION)\b/.test(line)

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`)

const readTimes = (line: string): { from: number; to: number } | null => {
  const found = timing.exec(line)
  if (!found) return null
  const seconds = (at: number) => {
    const [hours = '0', minutes = '0', whole = '0', part = '0'] = found.slice(at, at + 4)
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${whole}.${part.padEnd(3, '0')}`)
  }
  return { from: seconds(1), to: seconds(5) }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** A cue's text without markup. */
const plain = (text: string): string =>
  tidy(
    text
      .replace(/<\/?[A-Za-z0-9][^<>]*>|<\/?>|\{\\[^}]*\}/g, '')
      .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity),
  )

/** Without control characters and empty lines, which would end the cue. */
const tidy = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** The cues as a WebVTT file. */
export const writeWebVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(text)}`),
    '',
  ].join('\n\n')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const stamp = (seconds: number): string => {
  const whole = Math.round(seconds * 1000)
  const milliseconds = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${milliseconds}`
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
