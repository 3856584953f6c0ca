import type { Probe, ProbedStream } from './probe.ts'

/** Why a file is not usable as a film. */
export type FilmProblem = 'empty' | 'not_a_video' | 'no_picture' | 'unreadable' | 'too_large' | 'too_long'

/** What is known about a usable film before anything is decoded; its size as it is shown (turned, square pixels). */
export type FilmFacts = {
  width: number
  height: number
  durationSeconds: number
  hasAudio: boolean
  /** Pictures a second every rendition gets, as ffmpeg writes it. */
  frameRate: string
}

export type FilmLimits = { videoBytes: number; videoSeconds: number }

/** Below this score ffprobe has only guessed. */
const GUESSED = 25
/** Sides no camera has; decoding such a file is an attack on the memory. */
const LONGEST_SIDE = 16_384

/** Share of a file that may be missing at its end: what is lost is a moment, as after a camera's empty battery. */
const MISSING_BORNE = 0.05
/** From so many pictures a second on every second one is left out; phones write 31 to 44 for what is meant as 30. */
const HALVED_FROM = 45

/** Whether a probed file is a film within the limits. */
export const judgeFilm = (probe: Probe, limits: FilmLimits): FilmFacts | { problem: FilmProblem } => {
  if (probe.bytes === 0) return { problem: 'empty' }
  if (probe.bytes > limits.videoBytes) return { problem: 'too_large' }
  if (probe.complaint !== null) {
    return {
      problem: /moov atom not found|truncat|EBML/i.test(probe.complaint) ? 'unreadable' : 'not_a_video',
    }
  }
  if (probe.missing > MISSING_BORNE) return { problem: 'unreadable' }
  if ((probe.format.probe_score ?? 100) <= GUESSED) return { problem: 'not_a_video' }
  const picture = pictureOf(probe)
  const hasAudio = probe.streams.some((stream) => stream.codec_type === 'audio')
  if (!picture) return { problem: hasAudio ? 'no_picture' : 'not_a_video' }
  const size = shownSize(picture)
  if (!size || Math.max(size.width, size.height) > LONGEST_SIDE) return { problem: 'unreadable' }
  const durationSeconds = probe.format.duration ?? picture.duration
  if (!durationSeconds || !(durationSeconds > 0)) return { problem: 'unreadable' }
  if (durationSeconds > limits.videoSeconds) return { problem: 'too_long' }
  return { ...size, durationSeconds, hasAudio, frameRate: frameRateFor(picture.avg_frame_rate) }
}

/** The first real picture track; a song's cover is none. */
const pictureOf = (probe: Probe): ProbedStream | undefined =>
  probe.streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)

const shownSize = (stream: ProbedStream): { width: number; height: number } | null => {
  if (!stream.width || !stream.height) return null
  const pixelShape = ratio(stream.sample_aspect_ratio, ':') ?? 1
  const width = Math.round(stream.width * pixelShape)
  const turned =
    stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ??
    Number(stream.tags?.rotate ?? 0)
  return Math.abs(turned) % 180 === 90
    ? { width: stream.height, height: width }
    : { width, height: stream.height }
}

const rates: readonly [name: string, value: number][] = [
  ['10', 10],
  ['12', 12],
  ['15', 15],
  ['20', 20],
  ['24000/1001', 24_000 / 1001],
  ['24', 24],
  ['25', 25],
  ['30000/1001', 30_000 / 1001],
  ['30', 30],
]

/**
 * One steady frame rate for all renditions, so that their segments begin at the same instants: the usual one nearest
 * to the source's average, halved from 45 on (50 and 60 become 25 and 30). 25 when the source does not say.
 */
export const frameRateFor = (average: string | undefined): string => {
  const given = ratio(average, '/')
  if (!given) return '25'
  const wanted = given >= HALVED_FROM ? given / 2 : given
  const distance = (rate: readonly [string, number]) => Math.abs(rate[1] - wanted)
  return rates.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best))[0]
}

const ratio = (text: string | undefined, separator: string): number | null => {
  const [over, under = '1'] = text?.split(separator) ?? []
  const value = Number(over) / Number(under)
  return Number.isFinite(value) && value > 0 ? value : null
}
