import type { Cue } from '../../contract/media/captions.calls.ts'

/** A part of a film, in seconds. */
export type SoundSpan = { from: number; to: number }

/** What a speech recogniser says of a stretch of sound: words, and how sure it is of them where it tells. */
export type Recognised = SoundSpan & {
  text: string
  /** Mean logarithm of the likelihood of its words; below -1 it guessed. */
  avg_logprob?: number | undefined
  /** How likely it is that nobody spoke. */
  no_speech_prob?: number | undefined
}

/** A recognised caption; `doubt`: somebody should look at it twice. */
export type RecognisedCue = Cue & { doubt: boolean }

/**
 * Cuts a film's sound into pieces of at most so many seconds, in the middle of a silence where there is one in the last
 * third of a piece, so that no word is cut in two.
 */
export const cutAtSilences = (
  silences: readonly SoundSpan[],
  durationSeconds: number,
  mostSeconds: number,
): SoundSpan[] => {
  const pieces: SoundSpan[] = []
  let from = 0
  while (durationSeconds - from > mostSeconds) {
    const latest = from + mostSeconds
    const earliest = from + (mostSeconds * 2) / 3
    const middles = silences.map((silence) => (silence.from + silence.to) / 2)
    const to = middles.findLast((middle) => middle > earliest && middle <= latest) ?? latest
    pieces.push({ from, to })
    from = to
  }
  if (durationSeconds > from) pieces.push({ from, to: durationSeconds })
  return pieces
}

/** Sentences recognisers invent where nobody speaks: they stand at the end of many films they have learnt from. */
const INVENTED =
  /^(?:(?:vielen|herzlichen|besten) dank(?: (?:fürs? (?:zuschauen|zuhören|ihre aufmerksamkeit|eure aufmerksamkeit)|für .{0,40}))?|danke(?:schön)?|tschüss|bis zum nächsten mal|copyright .*|untertitel(?:ung)?(?:[: ].*)?|amara\.org.*|.*\b(?:zdf|swr|wdr|ndr|ard|funk)\b.{0,12}(?:\d{4})?|abonniert? .{0,40}|thank you(?: for watching)?|thanks for watching)[.! ]*$/i

/** From this likelihood on it guessed, or nobody spoke. */
const UNSURE_LOGPROB = -1
const UNSURE_NO_SPEECH = 0.6
/** The share of a sentence that must lie in silence for it to be invented, and for it to be looked at. */
const IN_SILENCE = 0.8
const PARTLY_IN_SILENCE = 0.5
/** So often in a row nobody says the same. */
const LOOP = 3

const shareIn = ({ from, to }: SoundSpan, silences: readonly SoundSpan[]): number => {
  const length = Math.max(to - from, 0.01)
  const covered = silences.reduce(
    (sum, silence) => sum + Math.max(0, Math.min(to, silence.to) - Math.max(from, silence.from)),
    0,
  )
  return covered / length
}

const compared = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** The first sentence of each row of the same ones stays when there are three or more: the recogniser went in circles. */
const withoutLoops = (sentences: readonly Recognised[]): Recognised[] => {
  const rows: Recognised[][] = []
  for (const sentence of sentences) {
    const row = rows.at(-1)
    if (row?.[0] && compared(row[0].text) === compared(sentence.text)) row.push(sentence)
    else rows.push([sentence])
  }
  return rows.flatMap((row) => (row.length >= LOOP ? row.slice(0, 1) : row))
}

/**
 * What was recognised without what was made up: nothing in silence, no circles, none of the sentences films end with
 * where it is half silent. What remains and is unsure is marked.
 */
export const withoutInvented = (
  sentences: readonly Recognised[],
  silences: readonly SoundSpan[],
): (Recognised & { doubt: boolean })[] =>
  withoutLoops(
    sentences
      .map((sentence) => ({ ...sentence, text: sentence.text.replaceAll(/\s+/g, ' ').trim() }))
      .filter(({ text, from, to }) => compared(text) !== '' && to > from),
  ).flatMap((sentence) => {
    const silent = shareIn(sentence, silences)
    const isClassic = INVENTED.test(sentence.text)
    const isUnsure =
      (sentence.avg_logprob ?? 0) < UNSURE_LOGPROB || (sentence.no_speech_prob ?? 0) > UNSURE_NO_SPEECH
    if (silent >= IN_SILENCE || (isClassic && (silent >= PARTLY_IN_SILENCE || isUnsure))) return []
    return [{ ...sentence, doubt: isClassic || isUnsure }]
  })

/** Letters of a line and lines of a caption, as broadcasters have them. */
const LINE = 42
const LINES = 2
/** Letters a second people can read, and seconds a caption stands at least. */
const READABLE = 17
const SHORTEST = 1

/** Words as captions of at most two lines, each as full as it gets and no line much longer than the other. */
const partsOf = (text: string): string[] => {
  const parts: string[] = []
  let part = ''
  for (const word of text.split(' ')) {
    const longer = part === '' ? word : `${part} ${word}`
    if (longer.length > LINE * LINES && part !== '') {
      parts.push(part)
      part = word
    } else part = longer
    // A sentence that ends in the second half of a caption ends it.
    if (/[.!?…]$/.test(part) && part.length > LINE) {
      parts.push(part)
      part = ''
    }
  }
  return part === '' ? parts : [...parts, part]
}

const broken = (text: string): string => {
  if (text.length <= LINE) return text
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const fits = spaces.filter((at) => at <= LINE && text.length - at - 1 <= LINE)
  const places = fits.length > 0 ? fits : spaces
  const best = places.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`
}

const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100

/**
 * Sentences as captions: at most two lines of 42 letters, the time shared out by their letters, and standing long enough
 * to be read where the next one leaves room.
 */
export const captionsOf = (sentences: readonly (Recognised & { doubt: boolean })[]): RecognisedCue[] => {
  const cues = sentences
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ from, to, text, doubt }) => {
      const parts = partsOf(text)
      const letters = parts.reduce((sum, part) => sum + part.length, 0)
      let at = from
      return parts.map((part) => {
        const begins = at
        at += ((to - from) * part.length) / letters
        return { from: begins, to: at, text: broken(part), doubt }
      })
    })
  return cues.map((cue, index) => {
    const wanted = cue.from + Math.max(SHORTEST, cue.text.length / READABLE)
    const next = cues[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const to = Math.min(Math.max(cue.to, wanted), Math.max(next, cue.from + 0.1))
    return { ...cue, from: hundredths(cue.from), to: hundredths(to) }
  })
}
