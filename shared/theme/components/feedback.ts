import type { Components, Theme } from '@mui/material/styles'
import { radius } from '../tokens.ts'

/** What tells people how things stand. The skeleton's beat of 0.8 s is the specification's (section 9). */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'standard', closeText: 'Schließen' },
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        fontSize: '1.0625rem',
        lineHeight: 1.5,
        padding: '12px 18px',
        alignItems: 'flex-start',
        // What there is to do stands below the words where both would be narrow.
        flexWrap: 'wrap',
        rowGap: 12,
      },
      // A link is told by its line; in the platform's colour it would not read on every tint.
      message: {
        padding: '4px 0',
        flex: '1 1 0',
        minWidth: 'min(12rem, calc(100% - 34px))',
        overflowWrap: 'anywhere',
        '& .MuiLink-root': { color: 'inherit' },
      },
      icon: { padding: '6px 0', opacity: 1, '& svg': { flex: 'none' } },
      action: { alignSelf: 'center', padding: 0, margin: '-4px -8px -4px auto', paddingLeft: 12 },
    },
    variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
      props: { severity, variant: 'standard' },
      style: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette[severity].soft,
        '& .MuiAlert-icon': { color: theme.vars.palette[severity].onSoft },
      }),
    })),
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.sunken,
        animationDuration: '0.8s',
        animationDirection: 'alternate',
      }),
      rounded: { borderRadius: radius.control },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 10,
        borderRadius: radius.pill,
        backgroundColor: theme.vars.palette.background.sunken,
      }),
      bar: { borderRadius: radius.pill },
    },
  },
}
