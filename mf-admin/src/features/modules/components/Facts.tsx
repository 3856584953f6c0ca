import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A fact with what it is about and, where it helps, more about it. */
export type Fact = { label: string; value: ReactNode; note?: ReactNode }

/** A few facts side by side, one under the other on phones: a list of terms. */
export const Facts = ({ facts, columns }: { facts: readonly Fact[]; columns: number }): ReactNode => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: { xs: 1.5, sm: 2.5 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {facts.map(({ label, value, note }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {value}
          {note && (
            <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)
