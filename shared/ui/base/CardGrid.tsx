import { styled } from '@mui/material/styles'

/** A list of cards: one column on a phone, as many as fit from 280 px each on; few share the whole width. */
export const CardGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3) },
  '& > li': { display: 'grid', minWidth: 0 },
}))
