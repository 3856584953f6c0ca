/** A colour in OKLCH: lightness 0..1, chroma ≥ 0, hue in degrees. Steps of equal lightness look equally far apart. */
export type Oklch = { l: number; c: number; h: number }

type Rgb = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const mapRgb = ([r, g, b]: Rgb, each: (v: number) => number): Rgb => [each(r), each(g), each(b)]

const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Whether a text is a hex colour as the settings store it: `#rgb` or `#rrggbb`. */
export const isHexColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

function parseHex(hex: string): Rgb {
  if (!isHexColor(hex)) throw new RangeError(`not a hex colour: ${hex}`)
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

const formatHex = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A hex colour as OKLCH (Björn Ottosson's matrices). Throws RangeError when it is no hex colour. */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = mapRgb(parseHex(hex), toLinear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function oklchToLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** An OKLCH colour as hex; chroma is lowered until the colour exists in sRGB, so the hue stays true. */
export function oklchToHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l))
  for (let c = color.c; c > 0.002; c -= 0.004) {
    const rgb = oklchToLinearRgb({ l, c, h: color.h })
    if (rgb.every((v) => v >= -0.001 && v <= 1.001)) return formatHex(mapRgb(rgb, toGamma))
  }
  return formatHex(mapRgb(oklchToLinearRgb({ l, c: 0, h: 0 }), toGamma))
}

function luminance(hex: string): number {
  const [r, g, b] = mapRgb(parseHex(hex), toLinear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * The colour nearest to `hex` that has at least `ratio` contrast on every one of `backgrounds`, reached by
 * changing lightness only (`direction` says which way). Ends at black or white when nothing else will do.
 */
export function readableOn(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const start = hexToOklch(hex)
  const step = direction === 'darker' ? -0.01 : 0.01
  for (let l = start.l; l > 0 && l < 1; l += step) {
    const candidate = oklchToHex({ ...start, l })
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) return candidate
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}

/** Lightness moved by `delta` (−1..1), hue and chroma kept as far as sRGB allows. */
export const shiftLightness = (hex: string, delta: number): string => {
  const color = hexToOklch(hex)
  return oklchToHex({ ...color, l: color.l + delta })
}

/** A quiet surface in the hue of `hex`: lightness as given, chroma at most `chroma`. */
export const tint = (hex: string, lightness: number, chroma: number): string => {
  const color = hexToOklch(hex)
  return oklchToHex({ h: color.h, l: lightness, c: Math.min(color.c, chroma) })
}
