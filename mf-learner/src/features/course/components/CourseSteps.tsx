import { failureText, imageAddress } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { berlinDay, certificationState, DAY_MS } from '@kursportal/shared/domain'
import { formatDay, formatDuration } from '@kursportal/shared/i18n'
import { useNavigate } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  Button,
  CertificateIcon,
  CoverArt,
  DoneIcon,
  Link,
  Picture,
  PlayIcon,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { attendedText, canFinishEarly, missingText } from '../../../common/attendance-text.ts'
import { CalendarButton } from '../../../common/calendar/CalendarButton.tsx'
import { useFinishCourse } from '../../../common/finish-course.ts'
import { paths } from '../../../common/paths.ts'
import { resumePoint } from '../../../common/resume-point.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../texts.ts'
import { PauseNotice } from './CoursePause.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import { RedoCourse } from './RedoCourse.tsx'

const GoOn = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const next = course.next_lecture
  if (!next) {
    if ((course.can.finish && !canFinishEarly(course)) || course.state === 'finished') return null
    if (course.state === 'not_started' && !course.can_begin)
      return <Alert severity="info">{t('course.closed')}</Alert>
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>
          {course.next_unlock_at
            ? t('course.waiting', { day: comingDay(course.next_unlock_at) })
            : t('course.nothingOpen')}
        </Typography>
        {course.next_unlock_at && <CalendarButton courseId={course.id} />}
      </>
    )
  }
  return (
    <>
      <Button
        variant="contained"
        size="large"
        href={paths.lecture(course.id, next.video_id, { resume: true })}
        startIcon={<PlayIcon size={22} aria-hidden />}
      >
        {t(course.state === 'not_started' ? 'course.start' : 'course.continue')}
      </Button>
      {course.state === 'not_started' && (
        <>
          <NextUp course={course} />
          <LastDay until={course.certified_until} />
        </>
      )}
    </>
  )
}

/** What comes next, and from where on. */
const NextUp = ({ course: { next_lecture: next } }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  if (!next) return null
  const midway = resumePoint(next.position_seconds, next.duration_seconds ?? 0) > 0
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
      {midway
        ? t('course.continueAt', { time: formatDuration(next.position_seconds), title: next.title })
        : t('course.nextUp', { title: next.title })}
    </Typography>
  )
}

/** Until when one may begin, once that is not far. */
const LastDay = ({ until }: { until: string | null }): ReactNode => {
  const t = useTexts()
  const [today] = useState(() => berlinDay(new Date()))
  if (until === null || certificationState(until, today) !== 'ends_soon') return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('course.lastDay', { day: formatDay(until) })}
    </Typography>
  )
}

/** How long it is worth saying that a course was changed, in ms. */
const WORTH_SAYING = 14 * DAY_MS

/** Why there is more or less to do than there was. */
const Republished = ({ course: { republished_at: at } }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const [now] = useState(() => Date.now())
  if (!at || now - Date.parse(at) > WORTH_SAYING) return null
  return <Alert severity="info">{t('course.republished', { day: formatDay(at) })}</Alert>
}

/** What a finished course still offers: the confirmation or the certificate, and the course again in a later year. */
const Finished = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Typography variant="h3" component="p">
        {t(course.certificate ? 'course.finishedTitle' : 'course.confirmTitle')}
      </Typography>
      {course.certificate ? (
        <Button
          variant="contained"
          size="large"
          href={paths.certificate(course.certificate.id)}
          startIcon={<CertificateIcon size={22} aria-hidden />}
        >
          {t('course.toCertificate')}
        </Button>
      ) : (
        <Button variant="contained" size="large" href={paths.courseEnd(course.id)}>
          {t('course.confirm')}
        </Button>
      )}
      <Again course={course} />
    </>
  )
}

/** The course once more, from the day on; not before the certificate of this time was fetched. */
const Again = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  if (course.can.redo && course.certificate) return <RedoCourse course={course} />
  const { possible_from: from } = course.redo
  if (!course.can.redo && !from) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {course.can.redo || !from ? t('course.redoAfter') : t('course.redoFrom', { day: formatDay(from) })}
    </Typography>
  )
}

const Finish = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const finish = useFinishCourse(course.id)
  if (course.state === 'finished') return <Finished course={course} />
  const early = canFinishEarly(course)
  if (!course.can.finish || early)
    return course.state === 'running' ? (
      <>
        <Typography>
          {early
            ? t('course.enough', { attended: attendedText(course.attendance, t) })
            : missingText(course.attendance, t)}
        </Typography>
        {/* On the course's colour the platform's own is not always readable. */}
        <Link href={paths.courseEnd(course.id)} color="inherit" sx={{ justifySelf: 'start' }}>
          {t(early ? 'course.finishEarly' : 'course.whatIsMissing')}
        </Link>
      </>
    ) : null
  return (
    <>
      <Typography variant="h3" component="p">
        {t('course.allDoneTitle')}
      </Typography>
      {finish.isError && <Alert severity="error">{failureText(finish.error)}</Alert>}
      <Button
        variant="contained"
        size="large"
        onClick={() =>
          finish.mutate(undefined, { onSuccess: () => void navigate(paths.courseEnd(course.id)) })
        }
        loading={finish.isPending}
      >
        {t('course.finish')}
      </Button>
    </>
  )
}

/** The cover, as large as the head of the page lets it be. */
export const CourseCover = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ position: 'relative', borderRadius: 2, overflow: 'hidden' }}>
      <Picture
        src={imageAddress(course.image_id, 640)}
        alt=""
        eager
        fallback={<CoverArt name={course.title} />}
      />
      {course.finished_at && (
        <Box sx={{ position: 'absolute', left: 12, bottom: 12 }}>
          <StatusChip tone="success" icon={<DoneIcon />}>
            {t('course.finishedOn', { day: formatDay(course.finished_at) })}
          </StatusChip>
        </Box>
      )}
    </Box>
  )
}

/** Standing and the next step: the one thing to do, in the head of the page. */
export const CourseSteps = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ display: 'grid', justifyItems: { xs: 'stretch', sm: 'start' }, gap: 2, mt: 3 }}>
      {course.state === 'running' && (
        <ProgressRing label={t('course.progress')} value={course.progress}>
          <Typography sx={{ fontWeight: 600 }}>
            {t('common.units', { done: course.lectures_done, count: course.lectures_total })}
          </Typography>
          <NextUp course={course} />
        </ProgressRing>
      )}
      <Republished course={course} />
      <PauseNotice course={course} />
      <GoOn course={course} />
      <Finish course={course} />
    </Box>
  )
}
