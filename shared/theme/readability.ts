import { contrast } from '../domain/settings/color.ts'
import { dark, light } from './ground.ts'
import { courseTones, paletteFor, READABLE } from './palette.ts'

const grounds = { light, dark } as const

/** How a primary colour comes out by day or by night: what is drawn with it, and whether it had to be changed for that. */
export type Readability = ReturnType<typeof paletteFor>['primary'] & {
  /** The least contrast of the colour itself on whatever it is read on, 1 to 21. */
  contrast: number
  /** The contrast it needs. */
  needed: number
  /** `main` is a lighter or darker one, because the colour itself could not be read. */
  changed: boolean
  page: string
  card: string
  ink: string
  line: string
}

/**
 * What becomes of a primary colour in one scheme.
 * @throws RangeError when it is no hex colour
 */
export const readability = (primary: string, scheme: 'light' | 'dark'): Readability => {
  const ground = grounds[scheme]
  const { primary: tone, course } = paletteFor(ground, primary)
  const { page, card, sunken, ink, line } = ground
  const surfaces = [page, card, sunken, ...courseTones.map((name) => course[name].soft)]
  return {
    ...tone,
    contrast: Math.min(...surfaces.map((background) => contrast(primary, background))),
    needed: READABLE,
    changed: tone.main.toLowerCase() !== primary.toLowerCase(),
    page,
    card,
    ink,
    line,
  }
}
