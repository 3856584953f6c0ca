import { styled } from '@mui/material/styles'
import { radius } from '../../theme/tokens.ts'

/** The card round a radio button and its words; pressing it anywhere chooses it. */
export const ChoiceCard = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  padding: '14px 16px',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary },
}))
