import { isFailure } from '@kursportal/shared/client'
import type { UseQueryResult } from '@kursportal/shared/query'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { BackToCourse } from '../../../common/BackToCourse.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'

type Props<Data> = {
  courseId: string
  query: UseQueryResult<Data, unknown>
  /** The page while it is on its way, with its heading. */
  waiting: ReactNode
  failed: string
  /** What is said of what is gone: the course, where the page is not about a topic of it. */
  goneTitle?: string
  children: (data: Data) => ReactNode
}

const Place = ({ children }: { children: ReactNode }): ReactNode => (
  <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>{children}</Box>
)

/** A page of the forum; where it could not be loaded, why, and where the course has no forum, that. */
export const ForumLoaded = <Data,>({
  courseId,
  query,
  waiting,
  failed,
  goneTitle,
  children,
}: Props<Data>): ReactNode => {
  const t = useTexts()
  if (isFailure(query.error, 'forum_off'))
    return (
      <Place>
        <BackToCourse courseId={courseId} motif="people" title={t('forum.offTitle')}>
          {t('forum.offBody')}
        </BackToCourse>
      </Place>
    )
  return (
    <Loaded
      page
      courseId={courseId}
      query={query}
      waiting={waiting}
      failed={failed}
      {...(goneTitle !== undefined && { goneTitle })}
      renderFrame={(state) => (state === waiting ? state : <Place>{state}</Place>)}
    >
      {children}
    </Loaded>
  )
}
