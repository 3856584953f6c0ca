import { styled } from '@mui/material/styles'
import { ownProps } from '../base/own-props.ts'
import { radius } from '../../theme/tokens.ts'

/** The round frame of a filter or a kept view; filled while it is chosen. */
export const Chip = styled(
  'div',
  ownProps('chosen'),
)<{ chosen: boolean }>(({ theme, chosen }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: radius.pill,
  border: `1.5px solid ${chosen ? theme.vars.palette.primary.main : theme.vars.palette.outline}`,
  backgroundColor: chosen ? theme.vars.palette.primary.soft : theme.vars.palette.background.paper,
  color: chosen ? theme.vars.palette.primary.onSoft : theme.vars.palette.text.primary,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 1 },
  '& label': { paddingLeft: 16, whiteSpace: 'nowrap', fontSize: '1rem' },
  '& select, & input, & button.chip-value': {
    minHeight: 44,
    minWidth: 0,
    border: 0,
    outline: 'none !important',
    background: 'transparent',
    font: 'inherit',
    fontSize: '1rem',
    fontWeight: chosen ? 600 : 400,
    color: 'inherit',
    padding: '0 14px 0 8px',
    borderRadius: radius.pill,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& button.chip-value': { paddingLeft: 16, textAlign: 'start', overflowWrap: 'anywhere' },
  '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
  '@media (forced-colors: active)': { '&:focus-within': { outlineColor: 'Highlight' } },
}))
