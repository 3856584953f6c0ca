import { styled } from '@mui/material/styles'

/** Fields that answer one question together; what it is called is said by `aria-label`. */
export const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.25),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1.5) },
}))
