import { Navigate, useParams, useSearchParams } from '@kursportal/shared/router'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { GonePart } from '../GonePart.tsx'
import { useOpenCourse } from '../useOpenCourse.ts'
import { ChapterForm } from './ChapterForm.tsx'

/** A chapter; with `video_id` in the address (as the bell writes it) the lecture of that id. */
const ChapterPage = (): ReactNode => {
  const t = useTexts()
  const { course, chapters } = useOpenCourse()
  const { chapterId } = useParams()
  const [params] = useSearchParams()
  const videoId = params.get('video_id')
  if (videoId) return <Navigate to={paths.lecture(course.id, videoId)} replace />
  const chapter = chapters.find(({ id }) => id === chapterId)
  return chapter ? (
    <ChapterForm key={chapter.id} chapter={chapter} />
  ) : (
    <GonePart courseId={course.id} title={t('editor.chapter.gone')} />
  )
}

export default ChapterPage
