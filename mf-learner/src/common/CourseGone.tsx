import { useQuery } from '@kursportal/shared/query'
import type { ReactNode } from 'react'
import { FormerCourse } from './FormerCourse.tsx'
import { readCourse } from './read-course.ts'
import { useFormerCourse } from './useFormerCourse.ts'

type Props = {
  courseId: string
  /** Stands here until it is known. */
  waiting: ReactNode
  /** What is said where the course is still there, or was never begun. */
  children: ReactNode
}

/** In place of what was not found in a course: that the course may not be taken any more, where this is why. */
const CourseGone = ({ courseId, waiting, children }: Props): ReactNode => {
  // The page of the course itself has just asked: asking again would put it back to waiting, and this away.
  const course = useQuery({ ...readCourse(courseId), retryOnMount: false })
  const former = useFormerCourse(courseId, course.error)
  if (former.latest) return <FormerCourse participation={former.latest} finished={former.finished} />
  return course.isPending || former.isWaiting ? waiting : children
}

export default CourseGone
