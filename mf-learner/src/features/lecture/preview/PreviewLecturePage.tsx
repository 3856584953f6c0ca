import type { ChapterWithVideosDraft, CourseDraft, LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { part, useParams } from '@kursportal/shared/router'
import { Box, Card, CardBody, courseTone, PageFrame, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { BackToCourse } from '../../../common/BackToCourse.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { lectureFacts } from '../../../common/lecture-facts.ts'
import { paths } from '../../../common/paths.ts'
import { useHeadingFocus } from '../../../common/useHeadingFocus.ts'
import { useTexts } from './texts.ts'
import { Handouts } from '../components/Handouts.tsx'
import { LectureSteps } from '../components/LectureSteps.tsx'
import { FilmOnPage } from '../../../common/film/FilmOnPage.tsx'
import { watchFilm } from '../../../common/film/watch-film.ts'
import { readDraftText } from '../../../common/preview/read-draft.ts'
import { chaptersOfDraft, lectureOfDraft } from '../../../common/preview/draft-as-learner.ts'
import { PreviewOutline } from './PreviewOutline.tsx'
import { PreviewPlace } from '../../../common/preview/PreviewPlace.tsx'

const TextBody = part(() => import(/* webpackChunkName: "text-body" */ '../text/TextBody.tsx'))
const PreviewQuiz = part(() => import(/* webpackChunkName: "preview-quiz" */ './PreviewQuiz.tsx'))

const Text = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const text = useQuery(readDraftText(lecture.id))
  return (
    <Loaded query={text} waiting={<TextSkeleton lines={12} />} failed={t('lecture.text.failed')}>
      {({ document }) => (
        <Card>
          <CardBody>
            <Box component="article" sx={{ maxWidth: 720, mx: 'auto' }}>
              <TextBody document={document} videoId={lecture.id} />
            </Box>
          </CardBody>
        </Card>
      )}
    </Loaded>
  )
}

const Content = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  switch (lecture.type) {
    case 'video':
      return <FilmOnPage watch={watchFilm(lecture.id)} title={lecture.title} />
    case 'richText':
      return <Text lecture={lecture} />
    case 'quiz':
      return <PreviewQuiz lecture={lecture} />
  }
  return lecture.type satisfies never
}

type Props = { course: CourseDraft; chapters: ChapterWithVideosDraft[]; videoId: string }

const Lecture = ({ course, chapters, videoId }: Props): ReactNode => {
  const t = useTexts()
  const lecture = lectureOfDraft(course, chapters, videoId)
  useHeadingFocus(lecture && 'lecture')
  if (!lecture)
    return (
      <BackToCourse page courseId={course.id} motif="signpost" title={t('lecture.goneTitle')}>
        {t('lecture.goneBody')}
      </BackToCourse>
    )
  return (
    <PageFrame
      width="wide"
      tone={courseTone(lecture.course_title)}
      title={lecture.title || t('preview.untitled')}
      intro={[...lectureFacts(lecture), lecture.chapter_title].filter(Boolean).join(' · ')}
      breadcrumb={[{ label: course.title || t('preview.untitled'), href: paths.preview(course.id) }]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Content key={lecture.id} lecture={lecture} />
          {lecture.description && (
            <Typography sx={{ mt: 4, whiteSpace: 'pre-line', maxWidth: '68ch', textWrap: 'pretty' }}>
              {lecture.description}
            </Typography>
          )}
          <Handouts videoId={lecture.id} />
          <LectureSteps lecture={lecture} />
        </Box>
        <PreviewOutline chapters={chaptersOfDraft(chapters)} videoId={lecture.id} />
      </Box>
    </PageFrame>
  )
}

/** A lecture as learners will see it, made of the draft: film and quiz can be used, and nothing of it is kept. */
const PreviewLecturePage = (): ReactNode => {
  const { courseId = '', videoId = '' } = useParams()
  return (
    <PreviewPlace courseId={courseId} videoId={videoId}>
      {(course, chapters) => <Lecture key={videoId} course={course} chapters={chapters} videoId={videoId} />}
    </PreviewPlace>
  )
}

export default PreviewLecturePage
