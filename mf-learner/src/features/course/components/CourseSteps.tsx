import { failureText, imageAddress } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { formatDay, formatDuration } from '@kursportal/shared/i18n'
import { useNavigate } from '@kursportal/shared/router'
import {
  Alert,
  Box,
  Button,
  Card,
  CertificateIcon,
  CoverArt,
  DoneIcon,
  Link,
  Picture,
  PlayIcon,
  ProgressBar,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useFinishCourse } from '../../../common/finish-course.ts'
import { paths } from '../../../common/paths.ts'
import { resumePoint } from '../../../common/resume-point.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../../../texts/index.ts'
import { RedoCourse } from './RedoCourse.tsx'

const GoOn = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const next = course.next_lecture
  if (!next) {
    if (course.can.finish || course.state === 'finished') return null
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {course.next_unlock_at
          ? t('course.waiting', { day: comingDay(course.next_unlock_at) })
          : t('course.nothingOpen')}
      </Typography>
    )
  }
  const midway = resumePoint(next.position_seconds, next.duration_seconds ?? 0) > 0
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth
        href={paths.lecture(course.id, next.video_id, { resume: true })}
        startIcon={<PlayIcon size={22} aria-hidden />}
      >
        {t(course.state === 'not_started' ? 'course.start' : 'course.continue')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {midway
          ? t('course.continueAt', { time: formatDuration(next.position_seconds), title: next.title })
          : t('course.nextUp', { title: next.title })}
      </Typography>
    </>
  )
}

/** How long it is worth saying that a course was changed, in ms. */
const WORTH_SAYING = 14 * 86_400_000

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
          fullWidth
          href={paths.certificate(course.certificate.id)}
          startIcon={<CertificateIcon size={22} aria-hidden />}
        >
          {t('course.toCertificate')}
        </Button>
      ) : (
        <Button variant="contained" size="large" fullWidth href={paths.courseEnd(course.id)}>
          {t('course.confirm')}
        </Button>
      )}
      {course.can.redo ? (
        <RedoCourse course={course} />
      ) : (
        course.redo.possible_from && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('course.redoFrom', { day: formatDay(course.redo.possible_from) })}
          </Typography>
        )
      )}
    </>
  )
}

const Finish = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const finish = useFinishCourse(course.id)
  if (course.state === 'finished') return <Finished course={course} />
  if (!course.can.finish)
    return course.state === 'running' ? (
      <Link href={paths.courseEnd(course.id)} sx={{ justifySelf: 'start' }}>
        {t('course.whatIsMissing')}
      </Link>
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
        fullWidth
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

/** Picture, standing and the next step: the first thing to see on a phone, beside the content on a wide window. */
export const CourseSteps = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  return (
    <Card>
      <Box sx={{ position: 'relative' }}>
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
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2.5, sm: 3 } }}>
        {course.state !== 'not_started' && (
          <ProgressBar
            label={t('course.progress')}
            value={course.progress}
            units={{ done: course.lectures_done, total: course.lectures_total }}
          />
        )}
        <Republished course={course} />
        <GoOn course={course} />
        <Finish course={course} />
      </Box>
    </Card>
  )
}
