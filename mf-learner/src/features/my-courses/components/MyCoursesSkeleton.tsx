import { Box, Card, CardGridSkeleton, Skeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The shape of the page while the courses are on their way: the large card, then tiles, at their places. */
export const MyCoursesSkeleton = (): ReactNode => (
  <>
    <Card
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '5fr 6fr' }, mb: { xs: 4, sm: 6 } }}
    >
      <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
      <Box sx={{ p: { xs: 2.5, sm: 4 }, alignContent: 'center' }}>
        <Skeleton width="40%" height={28} />
        <Skeleton width="85%" height={40} />
        <Skeleton width="60%" height={28} sx={{ mb: 3 }} />
        <Skeleton variant="rounded" height={10} sx={{ maxWidth: 420, mb: 3 }} />
        <Skeleton variant="rounded" height={56} width={220} />
      </Box>
    </Card>
    <GroupSkeleton />
  </>
)

/** The shape of the courses below the one to go on with. */
export const GroupSkeleton = (): ReactNode => (
  <>
    <Skeleton aria-hidden width={120} height={40} sx={{ mb: 2.5 }} />
    <CardGridSkeleton count={3} />
  </>
)
