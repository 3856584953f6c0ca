import type { VideoDraft } from '@kursportal/shared/contract'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Stack, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { findLecture } from '../draft.rules.ts'
import { GonePart } from '../GonePart.tsx'
import { useOpenCourse } from '../useOpenCourse.ts'
import { HandoutsPart } from '../handouts/HandoutsPart.tsx'
import { LectureForm } from './LectureForm.tsx'

const VideoPart = lazy(() => import(/* webpackChunkName: "video" */ '../video/VideoPart.tsx'))
const RichTextPart = lazy(() => import(/* webpackChunkName: "rich-text" */ '../rich-text/RichTextPart.tsx'))
const QuizPart = lazy(() => import(/* webpackChunkName: "quiz" */ '../quiz/QuizPart.tsx'))

const Content = ({ video }: { video: VideoDraft }): ReactNode => {
  switch (video.type) {
    case 'video':
      return <VideoPart video={video} />
    case 'richText':
      return <RichTextPart video={video} />
    case 'quiz':
      return <QuizPart videoId={video.id} />
  }
  return video.type satisfies never
}

/** A lecture: its content by kind, the files that go with it, then what is said about it. */
const LecturePage = (): ReactNode => {
  const t = useTexts()
  const { course, chapters } = useOpenCourse()
  const { videoId } = useParams()
  const found = findLecture(chapters, videoId)
  if (!found) return <GonePart courseId={course.id} title={t('editor.lecture.gone')} />
  const { video } = found
  return (
    <Stack key={video.id} sx={{ gap: 4 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {video.title || t('common.untitledLecture')}
      </Typography>
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <Content video={video} />
      </Suspense>
      <HandoutsPart videoId={video.id} />
      <LectureForm video={video} />
    </Stack>
  )
}

export default LecturePage
