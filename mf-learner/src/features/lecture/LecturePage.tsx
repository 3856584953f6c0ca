import { isFailure } from '@kursportal/shared/client'
import type { LearnerVideoPage, Lock } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { PagePlace, part, useParams } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  courseTone,
  DoneIcon,
  Link,
  PageFrame,
  Settled,
  StatusChip,
  Typography,
  WhenQuiet,
} from '@kursportal/shared/ui'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { BackToCourse } from '../../common/BackToCourse.tsx'
import { CalendarButton } from '../../common/calendar/CalendarButton.tsx'
import { beforeIn } from '../../common/course-outline.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { extra } from '../../common/extra.tsx'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { lockText } from '../../common/lock-text.ts'
import { lectureFacts } from '../../common/lecture-facts.ts'
import { paths } from '../../common/paths.ts'
import { useHeadingFocus } from '../../common/useHeadingFocus.ts'
import { useTexts } from './texts.ts'
import { readLecture } from './api/read-lecture.ts'
import { Handouts } from './components/Handouts.tsx'
import { LectureSkeleton } from './components/LectureSkeleton.tsx'
import { LectureSteps } from './components/LectureSteps.tsx'
import { OutlineBar } from './components/OutlineBar.tsx'
import { OutlineSide } from './components/OutlineSide.tsx'
import { TextLecture } from './text/TextLecture.tsx'
import { useTextAhead } from './text/useTextAhead.ts'
import { watchFilm } from '../../common/film/watch-film.ts'
import { leaveFullScreen, useInertBackground, useFullScreen } from '../../common/film/full-screen.ts'
import { VideoLecture } from './video/VideoLecture.tsx'

const LectureForum = extra(
  () => import(/* webpackChunkName: "lecture-forum" */ '../../common/forum/LectureForum.tsx'),
)
const CourseStartGate = part(
  () => import(/* webpackChunkName: "course-start" */ './start/CourseStartGate.tsx'),
)
const LectureCare = extra(
  () => import(/* webpackChunkName: "lecture-care" */ '../../common/care/LectureCare.tsx'),
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

/** What stands below a film comes with it: it brings lines of its own between. */
const Below = ({ lecture, children }: { lecture: LearnerVideoPage; children: ReactNode }): ReactNode => {
  const film = useQuery({ ...watchFilm(lecture.id), enabled: lecture.type === 'video' })
  return (
    <Settled queries={[film]} waiting={<Box sx={{ minHeight: '50vh' }} />}>
      {children}
    </Settled>
  )
}

/** Drawn anew with news of the lecture only, not with those of the outline. */
const Lecture = memo(({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const Kind = kinds[lecture.type]
  // Who finished early has not done the whole course yet.
  const whole = lecture.course_finished && lecture.course_done
  const [wholeBefore] = useState(whole)
  return (
    <PageFrame
      width="wide"
      tone={courseTone(lecture.course_title)}
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
            <Below lecture={lecture}>
              {/* A quiz says so itself, first of all. */}
              {lecture.type !== 'quiz' && whole && (!wholeBefore || !lecture.next) && (
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
              <Box sx={{ mt: 3 }}>
                <Link href={paths.printLecture(lecture.course_id, lecture.id)}>{t('print.lecture')}</Link>
              </Box>
              <LectureSteps lecture={lecture} />
              {/* Below the lecture, which comes first. */}
              <WhenQuiet>
                <LectureCare courseId={lecture.course_id} videoId={lecture.id} />
                {lecture.forum_enabled && <LectureForum courseId={lecture.course_id} videoId={lecture.id} />}
              </WhenQuiet>
            </Below>
          </PagePlace>
        </Box>
        <OutlineSide lecture={lecture} />
      </Box>
    </PageFrame>
  )
})

const isLock = (value: unknown): value is Lock =>
  typeof value === 'object' && value !== null && 'reason' in value && 'until' in value && 'wait_days' in value

const lockOf = (error: unknown): Lock | undefined => {
  if (!isFailure(error, 'locked')) return undefined
  return isLock(error.details) ? error.details : { reason: 'previous_not_done', until: null, wait_days: null }
}

/** From one video to the next the full screen goes on; anything else on the page ends it, and so does leaving the page. */
const useFullScreenOfVideos = (goesOn: boolean): void => {
  useEffect(() => {
    if (!goesOn) leaveFullScreen()
  }, [goesOn])
  useEffect(() => leaveFullScreen, [])
}

/** Between two videos in full screen nothing of the page flashes up. */
const Curtain = (): ReactNode => {
  const curtain = useRef<HTMLDivElement>(null)
  const full = useFullScreen()
  useInertBackground(curtain, full)
  return (
    <Box
      ref={curtain}
      hidden={!full}
      sx={{ position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'common.black' }}
    />
  )
}

const Place = ({ children }: { children: ReactNode }): ReactNode => (
  <Box sx={{ maxWidth: 1424, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>{children}</Box>
)

/** One lecture of any kind, with the way through the course around it. */
const LecturePage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '', videoId = '' } = useParams()
  const lecture = useQuery(readLecture(videoId))
  const chapters = useQuery(listChaptersVideos(courseId))
  useTextAhead(lecture.data)
  useFullScreenOfVideos(lecture.isPending || lecture.data?.type === 'video')
  const isStart = isFailure(lecture.error, 'start_not_confirmed')
  useHeadingFocus(isStart ? 'start' : lecture.data && 'lecture')
  const gone = isFailure(lecture.error, 'not_found')
  const lock = lecture.data ? undefined : lockOf(lecture.error)
  // What was read before the course was taken away is still there, with the refusal beside it.
  const outline = isFailure(chapters.error, 'not_found') ? { ...chapters, data: undefined } : chapters
  if (gone && !outline.data)
    return (
      <Loaded
        page
        courseId={courseId}
        query={outline}
        waiting={<LectureSkeleton withHead />}
        failed={t('lecture.failed')}
        goneTitle={t('common.courseGone')}
        renderFrame={(state) => <Place>{state}</Place>}
      >
        {() => null}
      </Loaded>
    )
  if (gone)
    return (
      <Place>
        <BackToCourse page courseId={courseId} motif="signpost" title={t('lecture.goneTitle')}>
          {t('lecture.goneBody')}
        </BackToCourse>
      </Place>
    )
  if (lock)
    return (
      <Place>
        <BackToCourse
          page
          courseId={courseId}
          motif="locked"
          title={t('lecture.lockedTitle')}
          more={lock.until && <CalendarButton courseId={courseId} />}
        >
          {lockText(lock, beforeIn(chapters.data?.items ?? [])(videoId))}
        </BackToCourse>
      </Place>
    )
  // Also over a lecture that was read before: a list that was added to is confirmed first.
  if (isStart) return <CourseStartGate courseId={courseId} />
  return (
    <Loaded
      page
      inPieces
      query={lecture}
      waiting={
        <>
          <Curtain />
          <LectureSkeleton withHead />
        </>
      }
      failed={t('lecture.failed')}
      renderFrame={(state) => <Place>{state}</Place>}
    >
      {(data) => <Lecture key={data.id} lecture={data} />}
    </Loaded>
  )
}

export default LecturePage
