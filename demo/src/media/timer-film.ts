import { finish, layer, still, visible, words } from './filter-graph.ts'
import { WIDTH } from './film-plan.ts'
import type { FilmPlan, Fonts } from './film-plan.ts'
import { palettes } from './palette.ts'
import { poseSvg } from './poses.ts'
import type { TimerScript } from './script.types.ts'
import { bar, disc, ground, ring } from './shapes.ts'
import { durationOf, inSequence } from './timeline.ts'
import { pad } from './tones.ts'

const LEFT = 660
/** The first of the pictures that show a pose. */
const FIRST_POSE = 4
const CLOCK = { x: 770, y: 460, radius: 106 }

/** Once round in `length` seconds, as an expression over `t`. */
const turn = (start: number, length: number): string => `2*PI*(t-${start})/${length}`

/** A figure in each pose beside its name, a clock that runs round once a step, and a bar for the whole. */
export function timerFilm(script: TimerScript, fonts: Fonts): FilmPlan {
  const tones = palettes[script.palette]
  const seconds = durationOf(script)
  const steps = inSequence(script.steps, (step) => step.seconds)
  const texts = steps.flatMap(({ start, end, thing }, index) => {
    const next = script.steps[index + 1]
    const shared = { between: { start, end: end - 0.04 }, alpha: visible(start, end), x: String(LEFT) }
    const quiet = { ...shared, font: fonts.regular, color: tones.quiet }
    return [
      words({ ...quiet, text: `Schritt ${index + 1} von ${steps.length}`, size: 28, baseline: '156' }),
      words({ ...shared, font: fonts.bold, color: tones.ink, text: thing.name, size: 62, baseline: '228' }),
      words({ ...quiet, text: thing.hint, size: 34, baseline: '294' }),
      words({
        ...shared,
        text: `ceil(${end}-t)`,
        counting: true,
        font: fonts.bold,
        color: tones.accent,
        size: 92,
        x: `${CLOCK.x}-text_w/2`,
        baseline: `${CLOCK.y}+32`,
      }),
      ...(next
        ? [
            words({ ...quiet, text: 'Danach', size: 26, x: String(LEFT + 260), baseline: '444' }),
            words({
              ...quiet,
              color: tones.ink,
              text: next.name,
              size: 34,
              x: String(LEFT + 260),
              baseline: '490',
            }),
          ]
        : []),
    ]
  })

  const dots = steps.map(({ start, end, thing }, index) =>
    layer(index === 0 ? 'clock' : `dot${index - 1}`, `d${index}`, `dot${index}`, {
      x: `${CLOCK.x}+${CLOCK.radius}*sin(${turn(start, thing.seconds)})-w/2`,
      y: `${CLOCK.y}-${CLOCK.radius}*cos(${turn(start, thing.seconds)})-h/2`,
      between: { start, end: end - 0.04 },
    }),
  )
  const figures = steps.map(({ start, end }, index) =>
    layer(index === 0 ? `dot${steps.length - 1}` : `figure${index - 1}`, `p${index}`, `figure${index}`, {
      x: '110',
      y: '116+6*sin(2*PI*t/5)',
      between: { start, end: end - 0.04 },
    }),
  )
  const graph = [
    `${still(0, 'yuv420p')}[ground]`,
    `${still(1, 'yuva420p')}[ring]`,
    `${still(2, 'yuva420p')}[bar]`,
    `${still(3, 'yuva420p', `split=${steps.length}`)}${steps.map((_, index) => `[d${index}]`).join('')}`,
    ...steps.map((_, index) => `${still(FIRST_POSE + index, 'yuva420p')}[p${index}]`),
    layer('ground', 'bar', 'running', { x: `-${WIDTH}+${WIDTH}*t/${seconds}`, y: 'H-h' }),
    layer('running', 'ring', 'clock', { x: `${CLOCK.x}-w/2`, y: `${CLOCK.y}-h/2` }),
    ...dots,
    ...figures,
    finish(`figure${steps.length - 1}`, texts),
  ].join(';')

  return {
    pictures: [
      ground(tones),
      ring(tones, CLOCK.radius * 2 + 8),
      bar(tones.accentLight, 12),
      disc(tones.accent, 30),
      ...steps.map(({ thing }) => poseSvg(thing.pose, tones)),
    ],
    graph,
    tones: [
      ...pad(seconds, 110),
      ...steps.map(({ start }) => ({ at: start, seconds: 2.4, hz: 440, gain: 0.2 })),
      ...steps.flatMap(({ end }) =>
        [3, 2, 1].map((left) => ({ at: end - left, seconds: 0.35, hz: 330, gain: 0.09 })),
      ),
    ],
    seconds,
  }
}
