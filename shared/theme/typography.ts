import { fontFamily } from './fonts/index.ts'

/**
 * One face in several weights. Sizes grow a little with the window (clamp), so that a heading of long German
 * words still fits on 360 px. Reading text is never below 1.0625 rem, nothing is below 0.875 rem.
 */
export const typography = {
  fontFamily,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: {
    fontSize: 'clamp(1.625rem, 1.25rem + 1.75vw, 2.5rem)',
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  h2: {
    fontSize: 'clamp(1.375rem, 1.22rem + 0.7vw, 1.75rem)',
    lineHeight: 1.22,
    fontWeight: 700,
    letterSpacing: '-0.012em',
  },
  h3: {
    fontSize: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.3125rem)',
    lineHeight: 1.3,
    fontWeight: 650,
    letterSpacing: '-0.006em',
  },
  h4: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 650 },
  h5: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 650 },
  h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 650 },
  subtitle1: { fontSize: 'clamp(1.125rem, 1.06rem + 0.35vw, 1.25rem)', lineHeight: 1.5, fontWeight: 400 },
  subtitle2: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  button: {
    fontSize: '1.0625rem',
    lineHeight: 1.3,
    fontWeight: 650,
    textTransform: 'none',
    letterSpacing: 0,
  },
  caption: { fontSize: '0.9375rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.875rem',
    lineHeight: 1.4,
    fontWeight: 650,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
} as const
