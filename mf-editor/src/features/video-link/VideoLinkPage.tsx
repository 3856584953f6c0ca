import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Navigate, useSearchParams } from '@kursportal/shared/router'
import { FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'

/** Leads to a lecture of which only the id is known, draft or live: `/course-editor/video?video_id=…`. */
const VideoLinkPage = (): ReactNode => {
  const t = useTexts()
  const [params] = useSearchParams()
  const place = useQuery(read('GET /dev-id', { 'video-id': params.get('video_id') ?? '' }))
  if (place.data) return <Navigate to={paths.lecture(place.data.course_dev_id, place.data.dev_id)} replace />
  return (
    <PageFrame title={t('courseList.title')} width="wide">
      {place.isError ? (
        <LoadFailure
          title={t('editor.loadFailed')}
          error={place.error}
          onRetry={() => void place.refetch()}
          retrying={place.isFetching}
        />
      ) : (
        <FormSkeleton />
      )}
    </PageFrame>
  )
}

export default VideoLinkPage
