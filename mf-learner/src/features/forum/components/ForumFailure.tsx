import { isFailure } from '@kursportal/shared/client'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { BackToCourse } from '../../../common/BackToCourse.tsx'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'

type Props = { title: string; courseId: string; error: unknown; onRetry: () => void; retrying: boolean }

/** Stands where a page of the forum could not be loaded; says so where the course has none. */
export const ForumFailure = ({ courseId, error, ...rest }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>
      {isFailure(error, 'forum_off') ? (
        <BackToCourse courseId={courseId} motif="people" title={t('forum.offTitle')}>
          {t('forum.offBody')}
        </BackToCourse>
      ) : (
        <LoadFailure page error={error} {...rest} />
      )}
    </Box>
  )
}
