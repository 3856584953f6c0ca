import { Global, type CSSObject } from '@emotion/react'
import type { Theme } from '@mui/material/styles'
import { useTheme } from '@mui/material/styles'
import { useMemo } from 'react'
import { fontFaces } from './fonts/index.ts'
import {
  bottomBar,
  bottomBarRoom,
  floatingBarHeight,
  lowWindow,
  offlineBanner,
  offlineBannerHeight,
  topBarHeight,
} from './tokens.ts'

const rules = (theme: Theme): CSSObject => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // How much of the window the bar of the frame covers at the top, and a bar that saves or the like at the bottom.
    // What sticks, what is scrolled to and what gets the focus keeps clear of both (WCAG 2.4.11).
    '--frame-bar': `${topBarHeight.phone}px`,
    '--offline-banner': '0px',
    '--top-bar': 'calc(var(--frame-bar) + var(--offline-banner))',
    '--save-bar': '0px',
    '--floating-bar': '0px',
    '--bottom-bar': 'calc(var(--save-bar) + var(--floating-bar))',
    [theme.breakpoints.up('md')]: { '--frame-bar': `${topBarHeight.desktop}px` },
    [`&:has([${offlineBanner}])`]: {
      '--offline-banner': `${offlineBannerHeight.phone}px`,
      [theme.breakpoints.up('sm')]: { '--offline-banner': `${offlineBannerHeight.desktop}px` },
    },
    [`&:has([${bottomBar}]:not([${bottomBar}="floats"]))`]: {
      '--save-bar': `${bottomBarRoom.phone}px`,
      [theme.breakpoints.up('sm')]: { '--save-bar': `${bottomBarRoom.desktop}px` },
    },
    [`&:has([${bottomBar}="floats"]):not(:has([${bottomBar}="asks"]))`]: {
      '--floating-bar': `calc(${floatingBarHeight}px + env(safe-area-inset-bottom, 0px))`,
    },
    [lowWindow]: { '--top-bar': '0px', '--bottom-bar': '0px' },
    scrollPaddingTop: 'calc(var(--top-bar) + 16px)',
    scrollPaddingBottom: 'calc(var(--bottom-bar) + 16px)',
    hyphens: 'manual',
    colorScheme: 'light',
    '&[data-color-scheme="dark"]': { colorScheme: 'dark' },
  },
  body: {
    margin: 0,
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.typography.body1.fontSize,
    lineHeight: theme.typography.body1.lineHeight,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    // Whatever people type, up to the longest word without a gap, stays inside: what lies in a row or a grid shrinks.
    overflowWrap: 'anywhere',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  // Short words of ours keep their width: whoever stands beside them gives way.
  'button, .MuiButton-root, table': { overflowWrap: 'break-word' },
  'h1, h2, h3, h4, p, figure, blockquote': { margin: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  'img, svg, video': { maxWidth: '100%' },
  // An icon keeps its size, however long the words beside it are.
  '.lucide': { flex: 'none', maxWidth: 'none' },
  'button, input, textarea, select': { font: 'inherit' },
  // One ring everywhere: 3 px in a colour of its own with a gap, so that it shows on any surface. MUI's own
  // focus styles set outline 0 with the weight of one class, hence the doubled selector.
  ':focus-visible:focus-visible:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '[tabindex="-1"]:focus-visible:focus-visible:focus-visible': { outline: 'none' },
  '::selection': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
  '@media (forced-colors: active)': {
    '.MuiButton-root.MuiButton-root, .MuiAlert-root.MuiAlert-root, .MuiLinearProgress-root.MuiLinearProgress-root':
      { border: '1px solid ButtonText' },
    '.MuiLinearProgress-bar': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    // What else is told by a tint alone: where one is, what is chosen.
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
    ':focus-visible:focus-visible:focus-visible': { outlineColor: 'Highlight' },
  },
  '@media print': { body: { backgroundColor: 'transparent' } },
})

/** Font faces, page ground, focus ring, reduced motion and forced colours; once per page. */
export function KursportalGlobalStyles() {
  const theme = useTheme()
  const styles = useMemo(() => [...fontFaces.map((face) => ({ '@font-face': face })), rules(theme)], [theme])
  return <Global styles={styles} />
}
