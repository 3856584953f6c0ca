import type { Components, Theme } from '@mui/material/styles'
import { radius, shadow } from '../tokens.ts'

/** What things lie on. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 27 25 / 0.55)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.sheet,
        boxShadow: shadow.float,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 32px)',
          borderBottomLeftRadius: 0,
          borderBottomRightRadius: 0,
        },
      }),
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '28px 28px 8px', fontSize: '1.375rem', lineHeight: 1.25, fontWeight: 700 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 28px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 28px 28px',
        gap: 12,
        flexWrap: 'wrap-reverse',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.control,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: shadow.raised,
        minWidth: 220,
      }),
      list: { padding: '8px 0' },
    },
  },
}
