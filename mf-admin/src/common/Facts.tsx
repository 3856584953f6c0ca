import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** What is known about one thing, a line each. */
export const Facts = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: { sm: '180px minmax(0, 1fr)' }, rowGap: 1, m: 0, mb: 4 }}
  >
    {children}
  </Box>
)

/** A line of {@link Facts}. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }): ReactNode => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {term}
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {children}
    </Box>
  </>
)
