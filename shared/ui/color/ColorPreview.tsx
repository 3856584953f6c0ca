import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { readability, type Readability } from '../../theme/readability.ts'
import { radius } from '../../theme/tokens.ts'
import { DoneIcon, InfoIcon } from '../base/icons.ts'
import { useColorTexts } from './color-texts.ts'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** A card as the platform draws it, in the colours of one scheme whatever the page itself shows. */
const Sample = ({ look }: { look: Readability }): ReactNode => {
  const text = useColorTexts()
  return (
    <Box
      aria-hidden
      style={{ backgroundColor: look.page, borderColor: look.line }}
      sx={{ p: 2, border: '1px solid', borderRadius: `${radius.card}px ${radius.card}px 0 0` }}
    >
      <Box
        style={{ backgroundColor: look.card, borderColor: look.line, color: look.ink }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          border: '1px solid',
          borderRadius: `${radius.control}px`,
        }}
      >
        <Box
          component="span"
          style={{ backgroundColor: look.main, color: look.contrastText }}
          sx={{ px: 2, py: 1.25, borderRadius: `${radius.control}px`, fontWeight: 650 }}
        >
          {text('sample.heading')}
        </Box>
        <Box
          component="span"
          style={{ color: look.main }}
          sx={{ fontWeight: 600, textDecoration: 'underline' }}
        >
          {text('sample.link')}
        </Box>
        <Box
          component="span"
          style={{ backgroundColor: look.soft, color: look.onSoft }}
          sx={{ px: 1.5, borderRadius: `${radius.pill}px`, fontWeight: 600, fontSize: '0.9375rem' }}
        >
          {text('sample.chip')}
        </Box>
      </Box>
    </Box>
  )
}

/** One decimal, never rounded up: 4,49 is not the 4,5 that is needed. */
const ratio = (value: number): string => formatNumber(Math.floor(value * 10) / 10)

const Verdict = ({ look, scheme }: { look: Readability; scheme: Scheme }): ReactNode => {
  const text = useColorTexts()
  const Icon = look.changed ? InfoIcon : DoneIcon
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 1.25,
        p: 2,
        border: 1,
        borderTop: 0,
        borderColor: 'divider',
        borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
      }}
    >
      <Box sx={{ color: look.changed ? 'info.main' : 'success.main', lineHeight: 0, pt: '3px' }}>
        <Icon size={20} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{text(`scheme.${scheme}`)}</Box>
        <Box sx={{ fontSize: '1rem', color: 'text.secondary' }}>
          {look.changed
            ? text(`changed.${scheme}`, {
                contrast: ratio(look.contrast),
                needed: ratio(look.needed),
                main: look.main,
              })
            : text('readable')}
        </Box>
      </Box>
    </Box>
  )
}

/** What becomes of a colour by day and by night, drawn and said. `color` is `#rrggbb`. */
export const ColorPreview = ({ color }: { color: string }): ReactNode => (
  <Box
    aria-live="polite"
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
  >
    {schemes.map((scheme) => {
      const look = readability(color, scheme)
      return (
        <Box key={scheme} sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', minWidth: 0 }}>
          <Sample look={look} />
          <Verdict look={look} scheme={scheme} />
        </Box>
      )
    })}
  </Box>
)
