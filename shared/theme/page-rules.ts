import type { Theme } from '@mui/material/styles'
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

type Declarations = Readonly<Record<string, unknown>>

const property = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const rule = (selector: string, declarations: Declarations): string => {
  const lines = Object.entries(declarations).map(([name, value]) => `${property(name)}:${String(value)}`)
  return `${selector}{${lines.join(';')}}`
}

/** What holds on the screen alone: paper is white, also in the evening, and ink is dear. */
const onScreen = (rules: string): string => `@media screen{${rules}}`

/** The theme's colours and measures: one rule for each scheme. */
const variables = (theme: Theme): string[] =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, declarations]) => {
      const written = rule(selector, declarations)
      return selector.includes('dark') ? onScreen(written) : written
    })

/**
 * How much of the window the bar of the frame covers at the top, and a bar that saves or the like at the bottom. What
 * sticks, what is scrolled to and what gets the focus keeps clear of both (WCAG 2.4.11).
 */
const bars = ({ breakpoints: { up } }: Theme): string => `
html {
  --frame-bar: ${topBarHeight.phone / 16}rem;
  --offline-banner: 0px;
  --top-bar: calc(var(--frame-bar) + var(--offline-banner));
  --save-bar: 0px;
  --floating-bar: 0px;
  --bottom-bar: calc(var(--save-bar) + var(--floating-bar));
  scroll-padding-top: calc(var(--top-bar) + 16px);
  scroll-padding-bottom: calc(var(--bottom-bar) + 16px);
}
html:has([${offlineBanner}]) { --offline-banner: ${offlineBannerHeight.phone}px }
html:has([${bottomBar}]:not([${bottomBar}="floats"])) { --save-bar: ${bottomBarRoom.phone}px }
html:has([${bottomBar}="floats"]):not(:has([${bottomBar}="asks"])) {
  --floating-bar: calc(${floatingBarHeight}px + env(safe-area-inset-bottom, 0px));
}
${up('sm')} {
  html:has([${offlineBanner}]) { --offline-banner: ${offlineBannerHeight.desktop}px }
  html:has([${bottomBar}]:not([${bottomBar}="floats"])) { --save-bar: ${bottomBarRoom.desktop}px }
}
${up('md')} { html { --frame-bar: ${topBarHeight.desktop / 16}rem } }
${lowWindow} { html { --top-bar: 0px; --bottom-bar: 0px } }`

/** Page ground, focus ring, reduced motion, forced colours, print. */
const ground = ({ typography, vars: { palette } }: Theme): string => `
*, *::before, *::after { box-sizing: border-box }
html { -webkit-text-size-adjust: 100%; hyphens: manual; color-scheme: light }
${onScreen('html[data-color-scheme="dark"] { color-scheme: dark }')}
body {
  margin: 0;
  font-family: ${String(typography.fontFamily)};
  font-size: ${String(typography.body1.fontSize)};
  line-height: ${String(typography.body1.lineHeight)};
  color: ${palette.text.primary};
  background-color: ${palette.background.default};
  /* Whatever people type, up to the longest word without a gap, stays inside: what lies in a row or a grid shrinks. */
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
}
/* Short words of ours keep their width: whoever stands beside them gives way. */
button, .MuiButton-root, table { overflow-wrap: break-word }
h1, h2, h3, h4, p, figure, blockquote { margin: 0 }
/* German has long words: one of 14 letters or more may be hyphenated in a heading. */
h1, h2, h3 { text-wrap: balance; hyphens: auto; hyphenate-limit-chars: 14 5 5 }
img, svg, video { max-width: 100% }
/* An icon keeps its size, however long the words beside it are. */
.lucide { flex: none; max-width: none }
button, input, textarea, select { font: inherit }
/* One ring everywhere: 3 px in a colour of its own with a gap, so that it shows on any surface. MUI's own focus styles
   set outline 0 with the weight of one class, hence the repeated selector. */
:focus-visible:focus-visible:focus-visible { outline: 3px solid ${palette.focus}; outline-offset: 2px }
[tabindex="-1"]:focus-visible:focus-visible:focus-visible { outline: none }
::selection { background-color: ${palette.primary.soft}; color: ${palette.primary.onSoft} }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
  }
}
@media (forced-colors: active) {
  .MuiButton-root.MuiButton-root, .MuiAlert-root.MuiAlert-root, .MuiLinearProgress-root.MuiLinearProgress-root {
    border: 1px solid ButtonText;
  }
  .MuiLinearProgress-bar { background-color: Highlight; forced-color-adjust: none }
  /* What else is told by a tint alone: where one is, what is chosen. */
  [aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"] {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
  :focus-visible:focus-visible:focus-visible { outline-color: Highlight }
}
@media print {
  body { background-color: transparent }
  /* What stands around every page, and what a page has for the screen alone. */
  header:not(main *), footer:not(main *), [data-no-print] { display: none !important }
}`

/** The rules of the whole page as the text of a style sheet: typefaces, the theme's variables, bars, ground. */
export const pageRules = (theme: Theme): string =>
  [
    ...fontFaces.map((face) => rule('@font-face', { ...face, fontFamily: `"${face.fontFamily}"` })),
    ...variables(theme),
    bars(theme),
    ground(theme),
  ].join('\n')
