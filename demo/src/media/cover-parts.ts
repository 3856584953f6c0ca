import { paint } from './palette.ts'

/** The field every cover is painted on: 16 : 9. */
const COVER = { width: 1600, height: 900 } as const

/** A vertical run of colour from top to bottom, to be used as `fill="url(#id)"`. */
export const gradient = (id: string, ...colors: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colors
    .map((color, index) => `<stop offset="${index / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

/** A round glow, from `color` to nothing. */
export const glow = (id: string, color: string): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".85"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

/** A cover: definitions and what is painted, over a ground filled with the gradient `sky`. */
export const cover = (defs: string, ...body: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 ${COVER.width} ${COVER.height}"><defs>${defs}</defs><rect width="1600" height="900" fill="url(#sky)"/>${body.join('')}</svg>`

/** A hill whose ridge runs from `left` over `crest` to `right` (heights from the top). */
export const hill = (left: number, crest: readonly [number, number], right: number, fill: string): string =>
  `<path d="M0 ${left} C${crest[0] * 0.45} ${crest[1]} ${crest[0] * 0.7} ${crest[1]} ${crest[0]} ${crest[1]} S${(crest[0] + 1600) / 1.95} ${right} 1600 ${right} V900 H0Z" fill="${fill}"/>`

/** A sun with two soft rings around it. */
export const sun = (x: number, y: number, size: number, color: string = paint.sun): string =>
  [2.1, 1.5, 1]
    .map(
      (times, index) =>
        `<circle cx="${x}" cy="${y}" r="${size * times}" fill="${color}" opacity="${[0.16, 0.28, 1][index]}"/>`,
    )
    .join('')

/** A cloud of three rounds on a flat foot. */
export const cloud = (
  x: number,
  y: number,
  scale: number,
  fill: string = paint.white,
  opacity = 0.8,
): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" fill="${fill}" d="M-110 40 a44 44 0 0 1 8 -87 a66 66 0 0 1 122 -22 a52 52 0 0 1 84 40 a35 35 0 0 1 10 69Z"/>`

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
