import { finish, layer, still, visible, words } from './filter-graph.ts'
import type { FilmPlan, Fonts } from './film-plan.ts'
import { moon, plate } from './motifs.ts'
import { palettes } from './palette.ts'
import type { SlideScript } from './script.types.ts'
import { drift, ground, svg } from './shapes.ts'
import { durationOf, inSequence, slidePoints } from './timeline.ts'
import { pad } from './tones.ts'

const LEFT = 120
const ROW = 92
const TOP = 338

const picture = (script: SlideScript): string =>
  svg(420, 420, `<g transform="translate(210 210)">${script.picture === 'mond' ? moon() : plate()}</g>`)

/** A heading and its points, which appear one after the other, beside a picture, over slowly drifting shapes. */
export function slideFilm(script: SlideScript, fonts: Fonts): FilmPlan {
  const tones = palettes[script.palette]
  const seconds = durationOf(script)
  const slides = inSequence(script.slides, (slide) => slide.seconds)
  const points = slidePoints(script)

  const headings = slides.flatMap(({ start, end, thing }, index) => {
    const shared = { between: { start, end: end - 0.04 }, alpha: visible(start, end, 0.5), x: String(LEFT) }
    return [
      words({
        ...shared,
        text: `${index + 1} von ${slides.length}`,
        font: fonts.regular,
        size: 28,
        color: tones.quiet,
        baseline: '160',
      }),
      words({
        ...shared,
        text: thing.heading,
        font: fonts.bold,
        size: 54,
        color: tones.ink,
        baseline: '228',
      }),
    ]
  })
  const lines = points.flatMap(({ start, thing }) => {
    const slide = slides.find((candidate) => candidate.thing.points.includes(thing))
    if (!slide) return []
    const baseline = String(TOP + slide.thing.points.indexOf(thing) * ROW)
    const shared = {
      between: { start, end: slide.end - 0.04 },
      alpha: visible(start, slide.end, 0.6),
      baseline,
    }
    const slideIn = `-26*(1-clip((t-${start})/0.6,0,1))`
    return [
      words({
        ...shared,
        text: '•',
        font: fonts.bold,
        size: 40,
        color: tones.accent,
        x: `${LEFT}${slideIn}`,
      }),
      words({
        ...shared,
        text: thing.text,
        font: fonts.regular,
        size: 40,
        color: tones.ink,
        x: `${LEFT + 40}${slideIn}`,
      }),
    ]
  })

  const graph = [
    `${still(0, 'yuv420p')}[ground]`,
    `${still(1, 'yuva420p', 'split')}[first][second]`,
    `${still(2, 'yuva420p')}[picture]`,
    layer('ground', 'first', 'one', { x: '-260+90*sin(2*PI*t/19)', y: '220+60*cos(2*PI*t/15)' }),
    layer('one', 'second', 'two', { x: '760+80*cos(2*PI*t/17)', y: '-240+70*sin(2*PI*t/21)' }),
    layer('two', 'picture', 'shown', { x: '800', y: '170+8*sin(2*PI*t/6)' }),
    finish('shown', [...headings, ...lines]),
  ].join(';')

  return {
    pictures: [ground(tones), drift(tones, 700), picture(script)],
    graph,
    tones: [
      ...pad(seconds, 98),
      ...slides.map(({ start }) => ({ at: start, seconds: 3, hz: 392, gain: 0.14 })),
      ...points.map(({ start }) => ({ at: start, seconds: 1.6, hz: 523, gain: 0.08 })),
    ],
    seconds,
  }
}
