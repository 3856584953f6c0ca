import { expression, finish, layer, still, visible, words } from './filter-graph.ts'
import type { FilmPlan, Fonts } from './film-plan.ts'
import { palettes } from './palette.ts'
import type { BreathingScript } from './script.types.ts'
import { circle, ground, ring } from './shapes.ts'
import { breaths, durationOf, roundSeconds } from './timeline.ts'
import { pad } from './tones.ts'
import type { Tone } from './tones.ts'

const SMALLEST = 280
const LARGEST = 560
const MIDDLE = 332

/** How full the lungs are, 0..1, as an expression over `t`; each phase eases in and out. */
function fullness(script: BreathingScript): string {
  const end = script.introSeconds + script.rounds * roundSeconds(script)
  let from = script.phases.at(-1)?.level ?? 0
  let passed = 0
  let curve = '0'
  const pieces = script.phases.map(({ seconds, level }) => {
    const piece = { until: passed + seconds, seconds, begin: passed, from, level }
    passed = piece.until
    from = level
    return piece
  })
  for (const { until, seconds, begin, from: low, level } of pieces.toReversed())
    curve = `if(lt(ld(0),${until}),${low}+(${level - low})*(0.5-0.5*cos(PI*(ld(0)-${begin})/${seconds})),${curve})`
  return `if(between(t,${script.introSeconds},${end}),st(0,mod(t-${script.introSeconds},${roundSeconds(script)}))*0+${curve},0)`
}

const tonesOf = (script: BreathingScript): Tone[] =>
  breaths(script).flatMap(({ start, end, thing }) => {
    const moves = thing.word === 'Einatmen' ? 1 : thing.word === 'Ausatmen' ? -1 : 0
    if (moves === 0) return []
    const [hz, glideTo] = moves > 0 ? [196, 294] : [294, 196]
    return [{ at: start, seconds: end - start, hz, glideTo, gain: 0.16 }]
  })

/** A circle that grows with the in-breath and shrinks with the out-breath, with the word and the seconds inside. */
export function breathingFilm(script: BreathingScript, fonts: Fonts): FilmPlan {
  const tones = palettes[script.palette]
  const seconds = durationOf(script)
  const spans = breaths(script)
  // A width that four divides keeps the middle on the same pixel from frame to frame.
  const width = `4*round((${SMALLEST}+${LARGEST - SMALLEST}*(${fullness(script)}))/4)`
  const middle = { x: '(w-text_w)/2', color: tones.onAccent }
  const moment = (text: string, start: number, end: number) =>
    words({
      ...middle,
      text,
      font: fonts.bold,
      size: 40,
      color: tones.ink,
      baseline: '682',
      alpha: visible(start, end),
      between: { start, end },
    })
  const texts = [
    moment(script.intro, 0, script.introSeconds),
    moment(script.outro, seconds - script.outroSeconds, seconds),
    ...spans.flatMap(({ start, end, thing }) => {
      const between = { start, end: end - 0.04 }
      const shared = { ...middle, between, alpha: visible(start, end, 0.3) }
      return [
        words({ ...shared, text: thing.word, font: fonts.bold, size: 46, baseline: `${MIDDLE}-4` }),
        words({
          ...shared,
          text: `ceil(${end}-t)`,
          counting: true,
          font: fonts.regular,
          size: 38,
          baseline: `${MIDDLE}+50`,
        }),
      ]
    }),
    ...Array.from({ length: script.rounds }, (_, index) => {
      const start = script.introSeconds + index * roundSeconds(script)
      const end = start + roundSeconds(script)
      return words({
        ...middle,
        text: `Runde ${index + 1} von ${script.rounds}`,
        font: fonts.regular,
        size: 32,
        color: tones.quiet,
        baseline: '682',
        alpha: visible(start, end),
        between: { start, end },
      })
    }),
  ]
  const graph = [
    `${still(0, 'yuv420p')}[ground]`,
    `${still(1, 'yuva420p')}[ring]`,
    `${still(2, 'yuva420p', `scale=w=${expression(width)}:h=${expression(width)}:eval=frame:flags=bilinear`)}[circle]`,
    layer('ground', 'ring', 'stage', { x: '(W-w)/2', y: `${MIDDLE}-h/2` }),
    layer('stage', 'circle', 'breath', { x: '(W-w)/2', y: `${MIDDLE}-h/2` }),
    finish('breath', texts),
  ].join(';')
  return {
    pictures: [ground(tones), ring(tones, LARGEST + 28), circle(tones)],
    graph,
    tones: [...tonesOf(script), ...pad(seconds, 98)],
    seconds,
  }
}
