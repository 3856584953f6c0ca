import type { Theme } from '@mui/material/styles'
import type { CourseColors } from './palette.ts'

/** What this theme's palette has beyond MUI's own: reachable as `primary.soft`, `background.sunken`, `art.sun` … in `sx`. */
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface PaletteColor {
    soft: string
    onSoft: string
  }
  interface SimplePaletteColorOptions {
    soft?: string
    onSoft?: string
  }
  interface TypeBackground {
    sunken: string
  }
  interface Art {
    leaf: string
    sun: string
    clay: string
    sky: string
    sand: string
    ink: string
    paper: string
    brand: string
    brandSoft: string
  }
  interface Palette {
    outline: string
    focus: string
    art: Art
    course: CourseColors
  }
  interface PaletteOptions {
    outline?: string
    focus?: string
    art?: Art
    course?: CourseColors
  }
}

/** The theme with all of that. */
export type KursportalTheme = Theme
