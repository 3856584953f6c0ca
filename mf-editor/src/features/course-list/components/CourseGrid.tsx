import { failureText } from '@kursportal/shared/client'
import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { CardGrid, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { useDuplicateCourse } from '../api/duplicate-course.ts'
import { CourseTile } from './CourseTile.tsx'
import { DeleteCourseDialog } from './DeleteCourseDialog.tsx'

/** The courses of a page of the list with what can be done to them. */
export const CourseGrid = ({ courses }: { courses: readonly CourseDraftSummary[] }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const duplicate = useDuplicateCourse()
  const [asked, setAsked] = useState<{ course: CourseDraftSummary; open: boolean }>()
  const copy = async (course: CourseDraftSummary) => {
    try {
      const { id, title } = await duplicate.mutateAsync(course.id)
      toast.success(t('courseList.duplicated', { title }), {
        label: t('courseList.open'),
        onPress: () => void navigate(paths.course(id)),
      })
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <>
      <CardGrid aria-label={t('courseList.list')}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseTile
              course={course}
              onDuplicate={() => void copy(course)}
              onDelete={() => setAsked({ course, open: true })}
            />
          </li>
        ))}
      </CardGrid>
      {asked && (
        <DeleteCourseDialog
          course={asked.course}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  )
}
