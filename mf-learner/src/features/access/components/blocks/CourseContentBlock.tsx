import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { ChapterList } from '../ChapterList.tsx'
import { useInvitation } from '../joining-context.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** What the courses hold as they are live now: of one course, or of all. */
export const CourseContentBlock = ({ block }: BlockOf<'course_content'>): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const courses = access.courses.filter(({ id }) => block.course_id === null || block.course_id === id)
  if (courses.length === 0) return null
  return (
    <BlockSection heading={block.heading || t('access.content')}>
      {courses.map((course) => (
        <Box key={course.id} sx={{ mb: 3 }}>
          {courses.length > 1 && (
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {course.title}
            </Typography>
          )}
          <ChapterList chapters={course.chapters} />
        </Box>
      ))}
    </BlockSection>
  )
}
