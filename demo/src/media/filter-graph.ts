import { FPS } from './film-plan.ts'

/** A text as the value of a filter's option: first escaped for the option, then quoted for the graph. */
export const quoted = (value: string): string =>
  `'${value.replaceAll(/[\\':]/gu, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`

/** An expression over `t` as the value of an option. It must hold no colons and no quotes. */
export const expression = (value: string): string => `'${value}'`

/** 1 from `start` to `end`, fading in and out at both ends; as an expression over `t`, all in seconds. */
export const visible = (start: number, end: number, fade = 0.4): string =>
  `clip(min((t-${start})/${fade},(${end}-t)/${fade}),0,1)`

type Words = {
  /** What stands there; with `counting`, an expression whose whole number is written instead. */
  text: string
  counting?: boolean
  font: string
  size: number
  color: string
  x: string
  /** The line the letters stand on, in pixels from the top. */
  baseline: string
  alpha: string
  /** The seconds from and to which it is drawn at all. */
  between?: { start: number; end: number }
}

/** Writes words onto the picture. */
export function words({
  text,
  counting = false,
  font,
  size,
  color,
  x,
  baseline,
  alpha,
  between,
}: Words): string {
  const content = counting ? quoted(`%{eif:${text}:d}`) : quoted(text)
  return [
    `drawtext=fontfile=${quoted(font)}`,
    `text=${content}`,
    `expansion=${counting ? 'normal' : 'none'}`,
    `fontsize=${size}`,
    `fontcolor=0x${color.slice(1)}`,
    `x=${expression(x)}`,
    `y=${expression(`${baseline}-max_glyph_a`)}`,
    `alpha=${expression(alpha)}`,
    ...(between ? [`enable=${expression(`between(t,${between.start},${between.end})`)}`] : []),
  ].join(':')
}

/**
 * Turns a single picture into an endless film. It is brought into the film's pixel format before it is repeated, so
 * that this is done once and not for every frame.
 */
export const still = (input: number, format: 'yuv420p' | 'yuva420p', ...then: string[]): string =>
  [`[${input}:v]format=${format}`, 'loop=loop=-1:size=1:start=0', `setpts=N/${FPS}/TB`, ...then].join(',')

type Layer = { x: string; y: string; between?: { start: number; end: number } }

/** Lays `over` onto `under`. */
export const layer = (under: string, over: string, label: string, { x, y, between }: Layer): string =>
  `[${under}][${over}]overlay=x=${expression(x)}:y=${expression(y)}:format=yuv420` +
  (between ? `:enable=${expression(`between(t,${between.start},${between.end})`)}` : '') +
  `[${label}]`

/** Writes all of `texts` onto `under` and ends the graph. */
export const finish = (under: string, texts: string[]): string =>
  `[${under}]${[...texts, 'format=yuv420p'].join(',')}[film]`
