import { imageAddress } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { accessPrice, coursePrice } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Card, CoverArt, Picture, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { courseLength } from '../../../common/course-length.ts'
import { ChapterList } from './ChapterList.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import { useInvitation } from './joining-context.ts'
import { TickList } from './TickList.tsx'

type Course = Access['courses'][number]

const OneCourse = ({ course }: { course: Course }): ReactNode => {
  const t = useTexts()
  return (
    <>
      {course.description && (
        <Section title={t('access.about')}>
          <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>
            {course.description}
          </Typography>
        </Section>
      )}
      <CourseFacts course={course} />
      {course.outcomes.length > 0 && (
        <Section title={t('access.outcomes')}>
          <TickList items={course.outcomes} />
        </Section>
      )}
      {course.chapters.length > 0 && (
        <Section title={t('access.content')}>
          <ChapterList chapters={course.chapters} />
        </Section>
      )}
    </>
  )
}

const CourseCard = ({ course }: { course: Course }): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const price = coursePrice(access, course)
  const facts = [
    course.instructor_name && t('access.with', { name: course.instructor_name }),
    courseLength(course),
    price !== null && (price > 0 ? formatMoney(price) : t('access.free')),
    course.minors_only && t('access.minorsOnly'),
    course.zfu_number && t('access.zfuNumber', { number: course.zfu_number }),
  ].filter(Boolean)
  return (
    <Card
      as="li"
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' } }}
    >
      <Picture
        src={imageAddress(course.image_id, 640)}
        alt=""
        fill
        fallback={<CoverArt name={course.title} />}
      />
      <Box sx={{ p: 2.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3">{course.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {facts.join(' · ')}
        </Typography>
        {course.description && (
          <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>{course.description}</Typography>
        )}
      </Box>
    </Card>
  )
}

/** What one is invited to: the one course at length, several as cards. */
export const AboutCourses = ({ courses }: { courses: readonly Course[] }): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const [course, ...more] = courses
  if (!course) return null
  if (more.length === 0) return <OneCourse course={course} />
  return (
    <Section title={t('access.courses')}>
      {coursePrice(access, course) === null && (
        <Typography sx={{ mb: 2, fontWeight: 600 }}>
          {t('access.priceTogether', { price: formatMoney(accessPrice(access)) })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {courses.map((each) => (
          <CourseCard key={each.id} course={each} />
        ))}
      </Box>
    </Section>
  )
}
