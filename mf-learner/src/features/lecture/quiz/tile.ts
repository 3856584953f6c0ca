import type { Theme } from '@kursportal/shared/ui'

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
