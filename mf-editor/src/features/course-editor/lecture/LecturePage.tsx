import type { VideoDraft } from '@kursportal/shared/contract'
import { part, useParams } from '@kursportal/shared/router'
import { FormSkeleton, PartBoundary, Stack } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { findLecture } from '../draft.rules.ts'
import { GonePart } from '../GonePart.tsx'
import { PartHeading } from '../PartHeading.tsx'
import { useOpenCourse } from '../useOpenCourse.ts'
import { HandoutsPart } from '../handouts/HandoutsPart.tsx'
import { LectureForm } from './LectureForm.tsx'

const waiting = <FormSkeleton fields={3} />
const VideoPart = part(() => import(/* webpackChunkName: "video" */ '../video/VideoPart.tsx'), waiting)
const RichTextPart = part(
  () => import(/* webpackChunkName: "rich-text" */ '../rich-text/RichTextPart.tsx'),
  waiting,
)
const QuizPart = part(() => import(/* webpackChunkName: "quiz" */ '../quiz/QuizPart.tsx'), waiting)

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
      <PartHeading>{video.title || t('common.untitledLecture')}</PartHeading>
      <PartBoundary title={t('editor.partFailed')} place={video.id}>
        <Content video={video} />
      </PartBoundary>
      <HandoutsPart videoId={video.id} />
      <LectureForm video={video} />
    </Stack>
  )
}

export default LecturePage
