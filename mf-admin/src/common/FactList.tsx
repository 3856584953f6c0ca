import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** A list of facts: the name of each at the left, above it on phones. */
export const FactList = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: '180px minmax(0, 1fr)' },
      rowGap: { xs: 0.25, sm: 1 },
      m: 0,
      '&:not(:last-child)': { mb: 4 },
    }}
  >
    {children}
  </Box>
)

/** One of them. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }): ReactNode => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {term}
    </Box>
    <Box
      component="dd"
      sx={{
        m: 0,
        mb: { xs: 1.5, sm: 0 },
        '&:last-of-type': { mb: 0 },
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </Box>
  </>
)
