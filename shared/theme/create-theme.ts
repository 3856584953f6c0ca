import { createTheme, type Theme } from '@mui/material/styles'
import './augment.ts'
import { isHexColor } from '../domain/settings/color.ts'
import { controls } from './components/controls.ts'
import { feedback } from './components/feedback.ts'
import { surfaces } from './components/surfaces.ts'
import { dark, light } from './ground.ts'
import { defaultPrimary, paletteFor } from './palette.ts'
import { motion, radius } from './tokens.ts'
import { typography } from './typography.ts'

/**
 * The one theme, light and dark, as CSS variables `--kp-…`. `primary` is the settings' colour; what is drawn
 * with it is derived so that it stays readable, and a value that is no hex colour falls back to the default.
 */
export function createKursportalTheme(primary: string = defaultPrimary): Theme {
  const brand = isHexColor(primary) ? primary : defaultPrimary
  if (made?.brand !== brand) made = { brand, theme: themeFor(brand) }
  return made.theme
}

/** The theme made last: a page has one at a time. */
let made: { brand: string; theme: Theme } | undefined

const themeFor = (brand: string): Theme =>
  createTheme({
    cssVariables: { cssVarPrefix: 'kp', colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: { palette: paletteFor(light, brand) },
      dark: { palette: paletteFor(dark, brand) },
    },
    defaultColorScheme: 'light',
    typography,
    shape: { borderRadius: radius.control },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      easing: {
        easeInOut: motion.easing,
        easeOut: motion.easing,
        easeIn: motion.easing,
        sharp: motion.easing,
      },
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.base,
        standard: motion.base,
        complex: motion.slow,
        enteringScreen: motion.base,
        leavingScreen: motion.fast,
      },
    },
    components: { ...controls, ...feedback, ...surfaces },
  })
