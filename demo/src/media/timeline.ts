import type { BreathingScript, Cue, SlideScript, TimerScript, VideoScript } from './script.types.ts'

/** Something on the screen from `start` to `end`, in seconds. */
export type Span<Thing> = { start: number; end: number; thing: Thing }

/** Things one after the other, each as long as `secondsOf` says, beginning at `from`. */
export function inSequence<Thing>(
  things: readonly Thing[],
  secondsOf: (thing: Thing) => number,
  from = 0,
): Span<Thing>[] {
  let start = from
  return things.map((thing) => {
    const span = { start, end: start + secondsOf(thing), thing }
    start = span.end
    return span
  })
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Seconds one round of a breathing exercise takes. */
export const roundSeconds = (script: BreathingScript): number =>
  sum(script.phases.map(({ seconds }) => seconds))

/** The length of a video in whole seconds. */
export function durationOf(script: VideoScript): number {
  if (script.kind === 'timer') return sum(script.steps.map(({ seconds }) => seconds))
  if (script.kind === 'slides') return sum(script.slides.map(({ seconds }) => seconds))
  return script.introSeconds + script.rounds * roundSeconds(script) + script.outroSeconds
}

/** The phases of a breathing exercise, round after round. */
export const breaths = (script: BreathingScript) =>
  inSequence(
    Array.from({ length: script.rounds }, () => script.phases).flat(),
    ({ seconds }) => seconds,
    script.introSeconds,
  )

/** Seconds a slide's heading stands alone. */
const SLIDE_LEAD = 1.5

/** The points of all slides; a slide's first point follows its heading after a moment. */
export const slidePoints = (script: SlideScript) =>
  inSequence(script.slides, ({ seconds }) => seconds).flatMap((slide) =>
    inSequence(
      slide.thing.points,
      () => (slide.thing.seconds - SLIDE_LEAD) / slide.thing.points.length,
      slide.start + SLIDE_LEAD,
    ),
  )

const breathingCues = (script: BreathingScript): Cue[] => {
  const spans = breaths(script)
  const end = durationOf(script)
  return [
    { start: 0, end: script.introSeconds, text: `${script.intro}. Leise Klänge begleiten dich.` },
    ...spans.map(({ start, end: spanEnd, thing }) => ({ start, end: spanEnd, text: thing.cue })),
    { start: end - script.outroSeconds, end, text: `${script.outro}.` },
  ]
}

const timerCues = (script: TimerScript): Cue[] =>
  inSequence(script.steps, ({ seconds }) => seconds).map(({ start, end, thing }) => ({
    start,
    end,
    text: `${thing.name}: ${thing.hint}${/[.?!]$/u.test(thing.hint) ? '' : '.'}`,
  }))

const slideCues = (script: SlideScript): Cue[] =>
  slidePoints(script).map(({ start, end, thing }) => ({ start, end, text: thing.cue }))

/** The captions of a video, in order of time and without overlap. */
export function cuesOf(script: VideoScript): Cue[] {
  if (script.kind === 'timer') return timerCues(script)
  if (script.kind === 'slides') return slideCues(script)
  return breathingCues(script)
}
