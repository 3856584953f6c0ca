import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A fact with its name; one without a value is not shown. */
export type Fact = { name: string; value: string | null; strong?: boolean }

/** Names and values under one another on phones, side by side on wide windows. */
export const FactList = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <Box component="dl" sx={{ m: 0 }}>
    {facts
      .filter(({ value }) => Boolean(value))
      .map(({ name, value, strong }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
            columnGap: 3,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 1, borderTopColor: 'divider' },
          }}
        >
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: strong ? 700 : undefined, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
)
