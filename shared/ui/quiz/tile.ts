import { styled, type Theme } from '@mui/material/styles'

/** What answers and questions are pressed on: large, white, on the sheet in the course's colour. */
export const tile = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 64,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: theme.transitions.create(['box-shadow', 'border-color'], {
    duration: theme.transitions.duration.shortest,
  }),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: { minHeight: 72, padding: theme.spacing(2, 2.5) },
})

/** An answer to choose: a label around a real radio or checkbox. */
export const Option = styled('label')(({ theme }) => ({
  ...tile(theme),
  fontSize: '1.125rem',
  lineHeight: 1.4,
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& input': {
    flex: 'none',
    width: 26,
    height: 26,
    margin: 0,
    outline: 'none',
    accentColor: theme.vars.palette.primary.main,
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
}))

/** A large field to write an answer into. */
export const AnswerInput = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 72,
  padding: theme.spacing(1.5, 2.5),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 16,
  fontSize: '1.25rem',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}))

/** A word to choose, with the browser's own list: it works for every hand, keyboard and reader. */
export const WordSelect = styled('select')(({ theme }) => ({
  maxWidth: '100%',
  minHeight: 48,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 12,
  font: 'inherit',
  fontSize: '1.125rem',
  textOverflow: 'ellipsis',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}))
