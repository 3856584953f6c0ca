import { imageAddress } from '@kursportal/shared/client'
import { formatDay, formatDuration } from '@kursportal/shared/i18n'
import { Box, Button, FeatureCard, PlayIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { resumePoint } from '../../../common/resume-point.ts'
import { lengthText } from '../../../common/time-texts.ts'
import { useTexts } from '../texts.ts'
import type { OpenCourse } from '../my-courses.rules.ts'

/** The one thing to do: go on at the very second where the last lecture was left, or begin. */
export const ContinueCard = ({ course }: { course: OpenCourse }): ReactNode => {
  const t = useTexts()
  const { next_lecture: lecture } = course
  const begun = course.state === 'running'
  const at = resumePoint(lecture.position_seconds, lecture.duration_seconds ?? 0)
  const left = lecture.duration_seconds === null ? 0 : lecture.duration_seconds - at
  const where = [
    course.paused_until && t('myCourses.paused', { day: formatDay(course.paused_until) }),
    t(begun ? 'myCourses.nextUp' : 'myCourses.firstUp', { title: lecture.title }),
    at >= 1 && t('myCourses.atSecond', { time: formatDuration(at) }),
    left > 0 && (at >= 1 ? t('myCourses.left', { length: lengthText(left) }) : lengthText(left)),
  ].filter(Boolean)
  return (
    <Box sx={{ mb: { xs: 4, sm: 6 } }}>
      <FeatureCard
        headingLevel="h2"
        overline={!begun && course.invited_at ? t('myCourses.invited') : lecture.chapter_title}
        title={course.title}
        href={paths.course(course.id)}
        image={imageAddress(begun ? (lecture.thumbnail_image_id ?? course.image_id) : course.image_id, 640)}
        watched={at > 0 && lecture.duration_seconds ? at / lecture.duration_seconds : undefined}
        progress={
          begun
            ? {
                value: course.progress,
                units: { done: course.lectures_done, total: course.lectures_total },
              }
            : undefined
        }
        action={
          <Button
            variant="contained"
            size="large"
            href={paths.lecture(course.id, lecture.video_id, { resume: true })}
            startIcon={<PlayIcon size={22} aria-hidden />}
          >
            {t(begun ? 'myCourses.continue' : 'myCourses.begin')}
          </Button>
        }
      >
        {where.join(' · ')}
      </FeatureCard>
    </Box>
  )
}
