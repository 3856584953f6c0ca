import type { Components, Theme } from '@mui/material/styles'
import { RouterLink } from '../RouterLink.tsx'
import { motion, radius, touchTarget } from '../tokens.ts'

/** Everything that is pressed. Ripples are off: hover, press and focus are shown by colour and ring. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: RouterLink } },
  MuiLink: {
    defaultProps: { component: RouterLink, underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
        '&:hover': { textDecorationThickness: '0.14em' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '10px 22px',
        borderRadius: radius.control,
        textAlign: 'center',
        transition: `background-color ${motion.fast}ms, border-color ${motion.fast}ms, transform ${motion.fast}ms`,
        // Words may wrap; an icon keeps its size.
        '& svg': { flex: 'none' },
        '&:active': { transform: 'translateY(1px)' },
        '&.Mui-disabled:not(.MuiButton-loading)': { color: theme.vars.palette.text.secondary },
      }),
      contained: ({ theme }) => ({
        '&.Mui-disabled.MuiButton-loading': {
          backgroundColor: theme.vars.palette.primary.soft,
          '& .MuiButton-loadingIndicator': { color: theme.vars.palette.primary.onSoft },
        },
      }),
      sizeSmall: { minHeight: touchTarget, padding: '8px 16px', fontSize: '1rem' },
      sizeLarge: { minHeight: 56, padding: '14px 30px', fontSize: '1.125rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.outline,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.sunken,
        },
      }),
      // Without a frame around them, lines stand under one another.
      text: { padding: '10px 14px', textAlign: 'start' },
      startIcon: { marginLeft: -4 },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'error' },
        style: ({ theme }) => ({
          color: theme.vars.palette.error.main,
          borderColor: theme.vars.palette.error.main,
          '&:hover': {
            backgroundColor: theme.vars.palette.error.soft,
            borderColor: theme.vars.palette.error.main,
          },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: touchTarget,
        minHeight: touchTarget,
        color: theme.vars.palette.text.primary,
        borderRadius: radius.control,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 48, gap: 12, borderRadius: radius.small, margin: '0 8px', whiteSpace: 'normal' },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '1.0625rem', minHeight: 52 },
      input: { height: 'auto', lineHeight: 1.4 },
    },
  },
}
