import { imageAddress } from '@kursportal/shared/client'
import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { DoneIcon, MediaCard, StatusChip } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { courseLength } from '../../../common/course-length.ts'
import { paths } from '../../../common/paths.ts'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../texts.ts'

/** What comes next in a course: the end of its pause, the lecture, the day a chapter opens, or when it may be done again. */
const useNextStep = (course: LearnerCourseSummary): string | undefined => {
  const t = useTexts()
  if (course.state === 'finished') {
    if (!course.certificate) return t('myCourses.confirmOpen')
    if (course.redo.possible) return t('myCourses.redoNow')
    return course.redo.possible_from
      ? t('myCourses.redoFrom', { day: formatDay(course.redo.possible_from) })
      : undefined
  }
  if (course.paused_until) return t('myCourses.paused', { day: formatDay(course.paused_until) })
  if (course.next_lecture && course.state === 'running')
    return t('myCourses.nextUp', { title: course.next_lecture.title })
  if (course.state === 'not_started' && !course.can_begin) return t('myCourses.closed')
  if (course.next_unlock_at) return t('myCourses.unlocks', { day: comingDay(course.next_unlock_at) })
  return undefined
}

/** A course as a card that leads to its page. */
export const CourseTile = ({ course }: { course: LearnerCourseSummary }): ReactNode => {
  const t = useTexts()
  const nextStep = useNextStep(course)
  const duration = courseLength(course)
  const facts = [
    course.instructor_name && t('myCourses.with', { name: course.instructor_name }),
    course.state === 'not_started' &&
      duration !== course.time_alternative_text &&
      t('myCourses.lectures', { count: course.lectures_total }),
    course.state === 'not_started' && duration,
  ].filter(Boolean)
  return (
    <MediaCard
      title={course.title}
      href={paths.course(course.id)}
      image={imageAddress(course.image_id, 640)}
      meta={facts.join(' · ')}
      status={
        course.finished_at && (
          <StatusChip tone="success" icon={<DoneIcon />}>
            {t('myCourses.finishedOn', { day: formatDay(course.finished_at) })}
          </StatusChip>
        )
      }
      progress={
        course.state === 'running'
          ? {
              value: course.progress,
              units: { done: course.lectures_done, total: course.lectures_total },
            }
          : undefined
      }
      footer={nextStep}
    />
  )
}
