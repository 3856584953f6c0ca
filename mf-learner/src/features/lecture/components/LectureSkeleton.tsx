import { Box, Skeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The shape of a lecture while it is on its way: head, stage, and the outline beside it. */
export const LectureSkeleton = ({ withHead = false }: { withHead?: boolean }): ReactNode => (
  <Box aria-busy="true" data-waiting="" aria-hidden>
    {withHead && (
      <>
        <Skeleton width={220} height={28} sx={{ mb: 2 }} />
        <Skeleton width="60%" height={52} />
        <Skeleton width="35%" height={30} sx={{ mb: 3 }} />
      </>
    )}
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: withHead ? 'minmax(0, 1fr) 340px' : '1fr' },
      }}
    >
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
      {withHead && (
        <Skeleton variant="rounded" sx={{ height: '100%', display: { xs: 'none', md: 'block' } }} />
      )}
    </Box>
  </Box>
)
