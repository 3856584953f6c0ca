import type { LearnerCourse } from '@kursportal/shared/contract'
import { scopeText, unitsText } from '@kursportal/shared/domain'
import { BookIcon, Box, CalendarIcon, ClockIcon, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useCoursePlace } from '../../../common/course-place.tsx'
import { statedLength } from '../../../common/course-length.ts'
import { paths } from '../../../common/paths.ts'
import { PauseCourse } from './CoursePause.tsx'
import { useTexts, type Translate } from '../texts.ts'

const rhythm = (course: LearnerCourse, t: Translate): string => {
  if (course.unlock_mode === 'all') return t('course.rhythmAll')
  if (course.unlock_mode === 'in_order') return t('course.rhythmInOrder')
  return course.unlock_days === 7
    ? t('course.rhythmWeekly')
    : t('course.rhythmTimed', { count: course.unlock_days })
}

const Fact = ({
  icon,
  name,
  children,
}: {
  icon: ReactNode
  name: string
  children: ReactNode
}): ReactNode => (
  <Box sx={{ position: 'relative', pl: 5 }}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ position: 'absolute', left: 0, top: 2, color: 'primary.main', lineHeight: 0 }}
      >
        {icon}
      </Box>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
)

/** How long, how much, by whom and in which rhythm. */
export const CourseFacts = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  const { isPreview } = useCoursePlace()
  const length = statedLength(course)
  return (
    <Section title={t('course.facts')}>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
        {length && (unitsText(course) === null || course.time_alternative_text) && (
          <Fact icon={<ClockIcon size={22} />} name={t('course.duration')}>
            {length}
          </Fact>
        )}
        <Fact icon={<BookIcon size={22} />} name={t('course.scope')}>
          {course.lectures_total === 0 && unitsText(course) === null
            ? t('course.noLecture')
            : scopeText(course, course.lectures_total)}
        </Fact>
        <Fact icon={<CalendarIcon size={22} />} name={t('course.rhythm')}>
          {rhythm(course, t)}
        </Fact>
      </Box>
      <PauseCourse course={course} />
      {!isPreview && (
        <Box sx={{ mt: 2 }}>
          <Link href={paths.printCourse(course.id)}>{t('print.course')}</Link>
        </Box>
      )}
      {course.minors_only && <Typography sx={{ mt: 2 }}>{t('course.minorsOnly')}</Typography>}
      {course.participation && course.participation.number > 1 && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {t('course.redoAgain', { number: course.participation.number })}
        </Typography>
      )}
    </Section>
  )
}
