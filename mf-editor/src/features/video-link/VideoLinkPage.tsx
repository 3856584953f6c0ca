import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Navigate, useSearchParams } from '@kursportal/shared/router'
import { FormSkeleton, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'

/** Leads to a lecture of which only the id is known, draft or live: `/course-editor/video?video_id=…`. */
const VideoLinkPage = (): ReactNode => {
  const t = useTexts()
  const [params] = useSearchParams()
  const place = useQuery(read('GET /dev-id', { 'video-id': params.get('video_id') ?? '' }))
  return (
    <PageFrame title={t('courseList.title')} width="wide">
      <Loaded query={place} waiting={<FormSkeleton />} failed={t('editor.loadFailed')}>
        {({ course_dev_id, dev_id }) => <Navigate to={paths.lecture(course_dev_id, dev_id)} replace />}
      </Loaded>
    </PageFrame>
  )
}

export default VideoLinkPage
