import type { CourseKey } from '../content/content.types.ts'
import { gradient, stroke } from './cover-parts.ts'
import { paint } from './palette.ts'

/** The side of a portrait: 1 : 1. */
const SIDE = 640

type Look = {
  /** The ground behind, from top to bottom. */
  ground: readonly [string, string]
  skin: string
  top: string
  /** Hair that lies behind the head, and what stands before it: fringe, beard, glasses. */
  behind: string
  before: string
}

const fill = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`

/** Hair that falls to the shoulders. */
const long = (color: string): string =>
  fill('M196 300 C180 130 460 130 444 300 C452 380 462 430 440 480 H200 C178 430 188 380 196 300Z', color)
/** Hair that ends at the chin. */
const bob = (color: string): string =>
  fill('M200 300 C186 140 454 140 440 300 C444 350 440 384 424 404 H216 C200 384 196 350 200 300Z', color)
const bun = (color: string): string => `<circle cx="320" cy="128" r="52" fill="${color}"/>`
const parting = (color: string): string =>
  fill('M214 288 C206 140 434 132 428 290 C410 232 356 212 330 208 C296 232 236 236 214 288Z', color)
const fringe = (color: string): string =>
  fill('M210 290 C200 150 440 150 430 290 C424 250 400 240 320 240 C240 240 216 250 210 290Z', color)
const short = (color: string): string =>
  fill('M208 282 C196 132 444 120 432 282 C426 258 404 234 336 232 C280 232 226 226 208 282Z', color)
const beard = (color: string): string =>
  fill(
    'M214 316 C214 452 426 452 426 316 C410 356 372 366 320 366 C268 366 230 356 214 316Z M272 372 Q320 352 368 372 Q320 400 272 372Z',
    color,
  )
const glasses = `<g fill="none" stroke="${paint.ink}" stroke-width="7"><circle cx="274" cy="302" r="33"/><circle cx="366" cy="302" r="33"/><path d="M307 300 q13 -9 26 0"/></g>`
const mouth = stroke('M286 366 Q320 394 354 366', '#a4503f', 9)

const looks: Record<CourseKey, Look> = {
  ruecken: {
    ground: [paint.mint, paint.sage],
    skin: paint.skin,
    top: paint.coral,
    behind: bun(paint.hair),
    before: parting(paint.hair),
  },
  schlaf: {
    ground: [paint.lilac, '#8a86b8'],
    skin: '#f0c3a2',
    top: paint.indigo,
    behind: '',
    before: short('#8d8580') + glasses,
  },
  stress: {
    ground: [paint.peach, paint.rose],
    skin: '#cf9468',
    top: paint.teal,
    behind: long('#2b2321'),
    before: parting('#2b2321'),
  },
  ernaehrung: {
    ground: [paint.cream, paint.wheat],
    skin: '#f2cbb0',
    top: paint.moss,
    behind: bob('#b4593a'),
    before: fringe('#b4593a') + glasses,
  },
  atmung: {
    ground: [paint.mist, paint.sky],
    skin: '#efc09c',
    top: paint.deep,
    behind: '',
    before: beard('#c99a55') + short('#c99a55'),
  },
  'cool-bleiben': {
    ground: [paint.sun, paint.coral],
    skin: paint.skin,
    top: paint.plum,
    behind: bob('#3b2a24'),
    before: fringe('#3b2a24'),
  },
}

/** Head and shoulders of who leads a demo course. */
export const portraitSvg = (key: CourseKey): string => {
  const { ground, skin, top, behind, before } = looks[key]
  const parts = [
    `<circle cx="320" cy="330" r="262" fill="${paint.white}" opacity=".25"/>`,
    behind,
    // shoulders, neck, ears, face
    fill('M88 640 C96 500 200 460 320 460 S544 500 552 640Z', top),
    fill('M270 400 H370 V470 C370 500 345 512 320 512 S270 500 270 470Z', skin),
    fill('M270 420 C290 450 350 450 370 420 V452 C350 470 290 470 270 452Z', '#00000018'),
    `<circle cx="212" cy="310" r="24" fill="${skin}"/><circle cx="428" cy="310" r="24" fill="${skin}"/>`,
    fill('M212 290 C212 180 428 180 428 290 C428 390 384 440 320 440 S212 390 212 290Z', skin),
    before,
    `<circle cx="274" cy="304" r="10" fill="${paint.ink}"/><circle cx="366" cy="304" r="10" fill="${paint.ink}"/>`,
    stroke('M318 312 Q310 338 324 342', '#00000033', 7),
    mouth,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${gradient('sky', ...ground)}</defs><rect width="${SIDE}" height="${SIDE}" fill="url(#sky)"/>${parts.join('')}</svg>`
}
