import { styled } from '@mui/material/styles'
import { measure, radius } from '../../theme/tokens.ts'
import { ownProps } from '../base/own-props.ts'

/** Running text: one column of readable width with room between its parts. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: measure.text,
  fontSize: 'clamp(1.0625rem, 1.02rem + 0.25vw, 1.1875rem)',
  lineHeight: 1.65,
  '& > * + *': { marginTop: '1.1em' },
  '& h2': { ...theme.typography.h2, marginTop: '1.6em' },
  '& h3': { ...theme.typography.h3, marginTop: '1.4em' },
  '& > :first-child': { marginTop: 0 },
  '& ul, & ol': { paddingInlineStart: '1.4em', marginBottom: 0 },
  '& li + li, & li > * + *': { marginTop: '0.4em' },
  '& li::marker': { color: theme.vars.palette.primary.main, fontWeight: 650 },
  '& blockquote': {
    marginInline: 0,
    marginBottom: 0,
    paddingInlineStart: theme.spacing(3),
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
    fontSize: '1.1em',
    color: theme.vars.palette.text.secondary,
  },
  '& hr': { border: 0, borderTop: `1px solid ${theme.vars.palette.divider}`, margin: '2em 0' },
  '& figure': { marginInline: 0, marginBottom: 0 },
  '& figure img': { display: 'block', width: '100%', height: 'auto', borderRadius: radius.card },
  '& figcaption': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    marginTop: theme.spacing(1),
  },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '1.0625rem', lineHeight: 1.45 },
  '& th, & td': {
    padding: '10px 14px',
    textAlign: 'start',
    verticalAlign: 'top',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { backgroundColor: theme.vars.palette.background.sunken, fontWeight: 650 },
}))

/** A table that is wider than the text scrolls in its own frame. */
export const TableFrame = styled('section')({ overflowX: 'auto' })

/** A film or a file of which only the name is shown. */
export const MediaFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: theme.spacing(2),
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.sunken,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
}))

/** A call-out: a soft surface with an icon and what it is about. */
export const CalloutFrame = styled(
  'aside',
  ownProps('tone'),
)<{
  tone: 'info' | 'success' | 'warning'
}>(({ theme, tone }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 14,
  padding: theme.spacing(2.5),
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette[tone].soft,
  '& > svg': { color: theme.vars.palette[tone].onSoft, marginTop: 2 },
  '& strong.kind': { color: theme.vars.palette[tone].onSoft, display: 'block' },
  '& > div > * + *': { marginTop: '0.6em' },
}))
