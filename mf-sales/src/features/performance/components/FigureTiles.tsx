import { Box, Card, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A number with what it counts and, where it helps, a sentence about it. */
export type Figure = { label: string; value: string; note?: string | undefined }

/** A few numbers side by side, as a list of terms: the label first for screen readers, the number first for the eye. */
export const FigureTiles = ({ figures }: { figures: readonly Figure[] }): ReactNode => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
    }}
  >
    {figures.map(({ label, value, note }) => (
      // One box around each pair, which is all that a list of terms may have.
      <Card
        key={label}
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          gap: 0.5,
          p: { xs: 2.5, sm: 3.5 },
        }}
      >
        <Typography component="dt" sx={{ color: 'text.secondary' }}>
          {label}
          {note && (
            <Typography component="span" variant="caption" sx={{ display: 'block' }}>
              {note}
            </Typography>
          )}
        </Typography>
        <Typography
          component="dd"
          variant="h2"
          sx={{ m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>
      </Card>
    ))}
  </Box>
)
