import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { RouterLink } from '../../theme/RouterLink.tsx'
import { Card } from '../base/Card.tsx'
import { ProgressBar } from '../base/ProgressBar.tsx'
import { CoverArt } from './CoverArt.tsx'
import { Picture } from './Picture.tsx'

type Props = {
  title: string
  /** Where a click anywhere on the card leads. */
  href: string
  image?: string | undefined
  eager?: boolean
  /** One or two short facts under the title. */
  meta?: ReactNode
  /** A `StatusChip` on the picture. */
  status?: ReactNode
  /** 0 to 1, with units; without it there is no bar. */
  progress?: { value: number; units?: { done: number; total: number } } | undefined
  /** Words at the bottom: "Weiter mit: …", "Frei ab 12.05." */
  footer?: ReactNode
  /** Buttons; they stay clickable above the card's link. */
  actions?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'h4'
}

const CoverLink = styled(RouterLink)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible:focus-visible:focus-visible:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: -3,
    borderRadius: 20,
  },
}))

/** A course or lecture as a card with picture, title and how far one is. The whole card is one link. */
export function MediaCard({
  title,
  href,
  image,
  eager = false,
  meta,
  status,
  progress,
  footer,
  actions,
  headingLevel = 'h3',
}: Props) {
  return (
    <Card
      interactive
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        // Alone it has the whole width: then the picture stands beside the words.
        [theme.breakpoints.up('sm')]: { 'li:only-child > &': { flexDirection: 'row' } },
      })}
    >
      <Box
        sx={(theme) => ({
          position: 'relative',
          display: 'grid',
          [theme.breakpoints.up('sm')]: { 'li:only-child > div > &': { flex: 'none', width: '36%' } },
        })}
      >
        <Picture src={image} alt="" eager={eager} fill fallback={<CoverArt name={title} />} />
        {status && <Box sx={{ position: 'absolute', left: 12, bottom: 12, right: 12 }}>{status}</Box>}
      </Box>
      <Box sx={{ p: { xs: 2.5, sm: 3 }, display: 'flex', flexDirection: 'column', flex: 1, gap: 1 }}>
        <Typography variant="h3" component={headingLevel} sx={{ hyphens: 'auto' }}>
          <CoverLink href={href}>{title}</CoverLink>
        </Typography>
        {meta && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {meta}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {progress && (
          <Box sx={{ mt: 1 }}>
            <ProgressBar
              label={title}
              value={progress.value}
              {...(progress.units && { units: progress.units })}
            />
          </Box>
        )}
        {footer && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {footer}
          </Typography>
        )}
        {actions && (
          <Box sx={{ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {actions}
          </Box>
        )}
      </Box>
    </Card>
  )
}
