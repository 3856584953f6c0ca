import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type Fact = { label: string; value: string; note?: string | undefined }

/** A few numbers side by side, each with what it counts; the label first for screen readers, the number for the eye. */
export const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {facts.map(({ label, value, note }) => (
      <Box
        key={label}
        sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minWidth: 0 }}
      >
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
          {label}
          {note && (
            <Typography component="span" variant="caption" sx={{ display: 'block' }}>
              {note}
            </Typography>
          )}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            fontWeight: 700,
            fontSize: '1.375rem',
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
        >
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
