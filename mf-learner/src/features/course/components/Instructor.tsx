import { imageAddress } from '@kursportal/shared/client'
import type { LearnerCourse } from '@kursportal/shared/contract'
import { Avatar, Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** Who leads the course, and what makes them able to; nothing where nobody is named. */
export const Instructor = ({ course }: { course: LearnerCourse }): ReactNode => {
  const t = useTexts()
  if (!course.instructor_name) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Avatar name={course.instructor_name} size={64} src={imageAddress(course.instructor_image_id, 320)} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('course.with', { name: course.instructor_name })}</Typography>
        {course.instructor_qualification && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {course.instructor_qualification}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
