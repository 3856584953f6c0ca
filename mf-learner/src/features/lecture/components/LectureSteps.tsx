import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { ArrowLeftIcon, ArrowRightIcon, Box, Button, LockIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useCoursePlace } from '../../../common/course-place.tsx'
import { lockText } from '../../../common/lock-text.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'

/** To the lecture before and the one after, with their names; a locked one says why. After the last one, what is next. */
export const LectureSteps = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  const place = useCoursePlace()
  const { previous, next, course_id: courseId } = lecture
  // A quiz has the one thing to do next on its own sheet.
  const variant = lecture.done && lecture.type !== 'quiz' ? 'contained' : 'outlined'
  return (
    <Box
      component="nav"
      aria-label={t('lecture.steps')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row' },
        justifyContent: 'space-between',
        alignItems: { xs: 'stretch', sm: 'flex-start' },
        gap: 2,
        mt: 5,
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
        '& > *': { maxWidth: { sm: '48%' } },
      }}
    >
      {previous ? (
        <Button
          variant="outlined"
          href={place.lecture(courseId, previous.id)}
          startIcon={<ArrowLeftIcon size={20} aria-hidden />}
        >
          {t('lecture.previousTo', { title: previous.title })}
        </Button>
      ) : (
        <span />
      )}
      {next && !next.locked && (
        <Button
          variant={variant}
          href={place.lecture(courseId, next.id)}
          endIcon={<ArrowRightIcon size={20} aria-hidden />}
        >
          {t('lecture.nextTo', { title: next.title })}
        </Button>
      )}
      {next?.locked && (
        <Typography sx={{ display: 'flex', gap: 1.5, color: 'text.secondary' }}>
          <LockIcon size={20} aria-hidden style={{ flex: 'none', marginTop: 4 }} />
          <span>
            {next.title}
            <br />
            {lockText(next.locked, { title: lecture.title, chapter: lecture.chapter_position + 1 })}
          </span>
        </Typography>
      )}
      {!next && (
        <Button
          variant={variant}
          href={lecture.course_finished ? paths.courseEnd(courseId) : place.course(courseId)}
          endIcon={lecture.course_finished && <ArrowRightIcon size={20} aria-hidden />}
        >
          {t(lecture.course_finished ? 'lecture.toCourseEnd' : 'lecture.toCourse')}
        </Button>
      )}
    </Box>
  )
}
