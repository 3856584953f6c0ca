import { styled } from '@mui/material/styles'
import { radius, shadow } from '../../theme/tokens.ts'
import { ownProps } from './own-props.ts'

/** The white sheet everything of weight lies on. `interactive` lifts it under the pointer. */
export const Card = styled(
  'div',
  ownProps('interactive'),
)<{
  interactive?: boolean
}>(({ theme, interactive }) => ({
  position: 'relative',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: shadow.rest,
  overflow: 'hidden',
  minWidth: 0,
  ...(interactive && {
    transition: theme.transitions.create(['box-shadow', 'transform']),
    '&:hover, &:focus-within': { boxShadow: shadow.raised },
    '@media (hover: hover)': { '&:hover': { transform: 'translateY(-2px)' } },
  }),
}))

/** The inside of a card: even room on all sides, less on phones. */
export const CardBody = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5) },
}))
