import { germanRange, germanWeights } from './german.ts'

/**
 * Atkinson Hyperlegible Next, made by the Braille Institute so that letters cannot be taken for one another.
 * One small variable file (`german.ts`) has what German pages are written with; rarer letters and the italics come with
 * files of their own. All are served by us; no visitor's address reaches a font service.
 */
const family = 'Atkinson Hyperlegible Next Variable'

/** The stack; the fallback has the face's own widths, so nothing jumps when the file arrives. */
export const fontFamily = `"${family}", "Kursportal Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113'

const germanUrl = new URL('./german.woff2', import.meta.url).href

const latinUrl = new URL(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  import.meta.url,
).href

const extendedUrl = new URL(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  import.meta.url,
).href

const italicUrl = new URL(
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  import.meta.url,
).href

const face = (url: string, style: 'normal' | 'italic', range: string, weights = { min: 200, max: 800 }) => ({
  fontFamily: family,
  fontStyle: style,
  fontWeight: `${weights.min} ${weights.max}`,
  fontDisplay: 'swap',
  src: `url(${url}) format('woff2')`,
  unicodeRange: range,
})

/** The @font-face rules for the global styles. */
export const fontFaces = [
  face(latinUrl, 'normal', latin),
  face(extendedUrl, 'normal', latinExtended),
  face(italicUrl, 'italic', latin),
  // Of two that have a sign the later one is taken.
  face(germanUrl, 'normal', germanRange, germanWeights),
  {
    fontFamily: 'Kursportal Fallback',
    src: "local('Arial')",
    sizeAdjust: '99%',
    ascentOverride: '96%',
    descentOverride: '29%',
  },
]
