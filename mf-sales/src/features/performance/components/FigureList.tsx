import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A number with what it counts and, where it helps, a few words about it. */
export type Figure = { label: string; value: string; note?: string | undefined }

/** A few numbers side by side, as a list of terms: the label first for screen readers, the number first for the eye. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }): ReactNode => (
  <Box
    component="dl"
    // As many in a row as fit with their numbers whole.
    sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
  >
    {figures.map(({ label, value, note }) => (
      // One box around each pair, which is all that a list of terms may have.
      <Box
        key={label}
        sx={{
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          flex: '1 1 84px',
        }}
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
            fontSize: '1.25rem',
            fontVariantNumeric: 'tabular-nums',
            // An amount broken in two reads as two.
            whiteSpace: 'nowrap',
          }}
        >
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
