/** The look: one theme, light and dark. No colour value lives outside this library. */
import './augment.ts'

export { contrast, isHexColor, readableOn } from '../domain/settings/color.ts'
export { useColorMode, type ColorMode } from './color-mode.ts'
export { createKursportalTheme } from './create-theme.ts'
export { fontFamily } from './fonts/index.ts'
export { defaultPrimary } from './palette.ts'
export { ThemeRoot } from './ThemeRoot.tsx'
export {
  lowWindow,
  measure,
  motion,
  radius,
  shadow,
  toastTimes,
  topBarHeight,
  touchTarget,
} from './tokens.ts'
