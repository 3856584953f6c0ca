import { isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage, Lock } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { PagePlace, part, useParams } from '@kursportal/shared/router'
import { Alert, Box, DoneIcon, Link, PageFrame, StatusChip, Typography } from '@kursportal/shared/ui'
import { memo, useState, type ReactNode } from 'react'
import { BackToCourse } from '../../common/BackToCourse.tsx'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { lockText } from '../../common/lock-text.ts'
import { lectureFacts } from '../../common/lecture-facts.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { readLecture } from './api/read-lecture.ts'
import { Handouts } from './components/Handouts.tsx'
import { LectureSkeleton } from './components/LectureSkeleton.tsx'
import { LectureSteps } from './components/LectureSteps.tsx'
import { OutlineBar } from './components/OutlineBar.tsx'
import { OutlineSide } from './components/OutlineSide.tsx'
import { TextLecture } from './text/TextLecture.tsx'
import { VideoLecture } from './video/VideoLecture.tsx'

const LectureForum = part(
  () => import(/* webpackChunkName: "lecture-forum" */ '../../common/forum/LectureForum.tsx'),
  null,
)
const QuizLecture = part(() => import(/* webpackChunkName: "quiz-lecture" */ './quiz/QuizLecture.tsx'))

const kinds = { video: VideoLecture, richText: TextLecture, quiz: QuizLecture } as const

const Facts = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const facts = [...lectureFacts(lecture), lecture.chapter_title].filter(Boolean)
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      {lecture.done && (
        <StatusChip tone="success" icon={<DoneIcon />}>
          {t('lecture.done')}
        </StatusChip>
      )}
    </Box>
  )
}

/** Drawn anew with news of the lecture only, not with those of the outline. */
const Lecture = memo(({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const Kind = kinds[lecture.type]
  const [finishedBefore] = useState(lecture.course_finished)
  return (
    <PageFrame
      width="wide"
      title={lecture.title}
      intro={<Facts lecture={lecture} />}
      breadcrumb={[
        { label: t('myCourses.title'), href: paths.myCourses },
        { label: lecture.course_title, href: paths.course(lecture.course_id) },
      ]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <OutlineBar lecture={lecture} />
          {/* What follows comes with the lecture itself, or it would be pushed down by it. */}
          <PagePlace waiting={<LectureSkeleton />}>
            <Kind key={lecture.id} lecture={lecture} />
            {lecture.course_finished && (!finishedBefore || !lecture.next) && (
              <Alert severity="success" sx={{ mt: 3 }}>
                {t('lecture.courseFinished')}{' '}
                {/* After the last lecture the way on is the large button below. */}
                {lecture.next && (
                  <Link href={paths.courseEnd(lecture.course_id)}>{t('lecture.toCourseEnd')}</Link>
                )}
              </Alert>
            )}
            {lecture.description && (
              <Typography sx={{ mt: 4, whiteSpace: 'pre-line', maxWidth: '68ch', textWrap: 'pretty' }}>
                {lecture.description}
              </Typography>
            )}
            <Handouts videoId={lecture.id} />
            <LectureSteps lecture={lecture} />
            {lecture.forum_enabled && <LectureForum courseId={lecture.course_id} videoId={lecture.id} />}
          </PagePlace>
        </Box>
        <OutlineSide lecture={lecture} />
      </Box>
    </PageFrame>
  )
})

const isLock = (value: unknown): value is Lock =>
  typeof value === 'object' && value !== null && 'reason' in value && 'until' in value

const lockOf = (error: unknown): Lock | undefined => {
  if (!isFailure(error, 'locked')) return undefined
  return isLock(error.details) ? error.details : { reason: 'previous_not_done', until: null }
}

/** One lecture of any kind, with the way through the course around it. */
const LecturePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', videoId = '' } = useParams()
  const lecture = useQuery(readLecture(videoId))
  useQuery(listChaptersVideos(courseId))
  const gone = isFailure(lecture.error, 'not_found')
  if (lecture.data && !gone) return <Lecture key={lecture.data.id} lecture={lecture.data} />
  const lock = lockOf(lecture.error)
  return (
    <Box sx={{ maxWidth: 1424, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>
      {gone ? (
        <BackToCourse page courseId={courseId} motif="signpost" title={t('lecture.goneTitle')}>
          {t('lecture.goneBody')}
        </BackToCourse>
      ) : lock ? (
        <BackToCourse page courseId={courseId} motif="locked" title={t('lecture.lockedTitle')}>
          {lockText(lock)}
        </BackToCourse>
      ) : lecture.isError ? (
        <LoadFailure
          page
          title={t('lecture.failed')}
          error={lecture.error}
          onRetry={() => void lecture.refetch()}
          retrying={lecture.isFetching}
        />
      ) : (
        <LectureSkeleton withHead />
      )}
    </Box>
  )
}

export default LecturePage
