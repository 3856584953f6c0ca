import { CardGridSkeleton, Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** What stands in a page's place while its code is on the way. */
export const WaitingPage = (): ReactNode => (
  <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, pt: { xs: 2.5, sm: 4 } }}>
    <Box sx={{ height: { xs: '3rem', sm: '4rem' } }} />
    <CardGridSkeleton count={3} />
  </Box>
)
