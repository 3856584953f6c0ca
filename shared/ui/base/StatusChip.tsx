import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { ownProps } from './own-props.ts'

/** What a state means for the reader: going well, waiting, needs a hand, went wrong, or simply a fact. */
export type StatusTone = 'neutral' | 'success' | 'info' | 'warning' | 'error' | 'primary'

const Pill = styled(
  'span',
  ownProps('tone'),
)<{ tone: StatusTone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  overflowWrap: 'break-word',
  padding: '3px 12px',
  borderRadius: radius.pill,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  fontWeight: 600,
  border: '1px solid transparent',
  backgroundColor: tone === 'neutral' ? theme.vars.palette.background.sunken : theme.vars.palette[tone].soft,
  color: tone === 'neutral' ? theme.vars.palette.text.primary : theme.vars.palette[tone].onSoft,
  '& svg': { width: 16, height: 16, flex: 'none' },
}))

/** A state in one or two words, with an icon so that colour alone never carries it. */
export function StatusChip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: StatusTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <Pill tone={tone}>
      {icon}
      <span>{children}</span>
    </Pill>
  )
}
