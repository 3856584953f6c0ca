import { contrast, readableOn, shiftLightness, tint } from '../domain/settings/color.ts'
import { dark, type Ground } from './ground.ts'

/** The colour the platform has until an admin sets another (specification, settings `colors.primary`). */
export const defaultPrimary = '#1f6f5f'

/** One colour with everything that is ever drawn with it. All pairs below hold WCAG AA. */
export type Tone = {
  /** Buttons, links, icons: at least 4.5:1 on page, card and what is drawn in a course's colour. */
  main: string
  /** `main` under the pointer. */
  dark: string
  light: string
  /** Text on `main` and `dark`. */
  contrastText: string
  /** A quiet surface in this hue. */
  soft: string
  /** Text and icons on `soft`, at least 4.5:1. */
  onSoft: string
}

/** The contrast whatever is read has at least (WCAG AA). */
export const READABLE = 4.5

/** Derives a readable tone from any colour, for one of the two grounds and what else it is read on there. */
function toneFrom(color: string, ground: Ground, surfaces: readonly string[]): Tone {
  const isDark = ground === dark
  const direction = isDark ? 'lighter' : 'darker'
  const soft = tint(color, isDark ? 0.32 : 0.95, isDark ? 0.035 : 0.024)
  const main = readableOn(color, [ground.page, ground.card, ground.sunken, ...surfaces], READABLE, direction)
  const hover = shiftLightness(main, isDark ? 0.06 : -0.06)
  const contrastText = [ground.card, ground.ink, '#ffffff', '#000000'].find(
    (text) => contrast(text, main) >= 4.5 && contrast(text, hover) >= 4.5,
  )
  return {
    main,
    dark: hover,
    light: shiftLightness(main, isDark ? -0.1 : 0.12),
    contrastText: contrastText ?? ground.card,
    soft,
    onSoft: readableOn(color, [soft], 5, direction),
  }
}

/** The colours a course can have: those of the drawings, and the platform's own. */
export const courseTones = ['leaf', 'sun', 'clay', 'sky', 'brand'] as const

/** What is drawn in a course's colour; text is read on each pair with at least 4.5:1. */
export type CourseColors = Record<(typeof courseTones)[number], Pick<Tone, 'main' | 'soft' | 'onSoft'>>

/** A course's colour: a surface one knows the course by, stronger than the quiet one of a tone, and what is read on it. */
const courseColor = (color: string, ground: Ground) => {
  const isDark = ground === dark
  const soft = tint(color, isDark ? 0.31 : 0.935, isDark ? 0.035 : 0.038)
  const direction = isDark ? 'lighter' : 'darker'
  return {
    main: readableOn(color, [ground.page, ground.card, ground.sunken, soft], READABLE, direction),
    soft,
    onSoft: readableOn(color, [soft], 5, direction),
  }
}

/** The colours of courses on one ground; the platform's own is the one without a name among the drawings. */
const courseColors = (ground: Ground, primary: string): CourseColors => ({
  leaf: courseColor(ground.art.leaf, ground),
  sun: courseColor(ground.art.sun, ground),
  clay: courseColor(ground.art.clay, ground),
  sky: courseColor(ground.art.sky, ground),
  brand: courseColor(primary, ground),
})

/** The palette of one colour scheme, with the admin's primary colour made readable. */
export function paletteFor(ground: Ground, primary: string) {
  const course = courseColors(ground, primary)
  const surfaces = courseTones.map((tone) => course[tone].soft)
  const tone = (color: string): Tone => toneFrom(color, ground, surfaces)
  return {
    primary: tone(primary),
    secondary: tone(ground.art.clay),
    success: tone(ground.signal.success),
    warning: tone(ground.signal.warning),
    error: tone(ground.signal.error),
    info: tone(ground.signal.info),
    background: { default: ground.page, paper: ground.card, sunken: ground.sunken },
    text: { primary: ground.ink, secondary: ground.inkSoft, disabled: ground.inkFaint },
    divider: ground.line,
    /** Borders of inputs and buttons: at least 3:1 on the card (WCAG 1.4.11). */
    outline: ground.outline,
    focus: ground.focus,
    /** Colours of illustrations and covers; never of text. */
    course,
    art: { ...ground.art, brand: primary, brandSoft: tint(primary, ground === dark ? 0.37 : 0.9, 0.04) },
    action: {
      hover: ground.hover,
      selected: ground.hover,
      disabled: ground.inkFaint,
      disabledBackground: ground.sunken,
    },
  }
}
