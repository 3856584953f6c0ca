import { useSession } from '@kursportal/shared/store'
import type { UploadPlace } from '@kursportal/shared/ui/uploads'
import { useOpenCourse } from '../useOpenCourse.ts'

/** Who uploads, and how the uploads of a lecture of the open course are called elsewhere. */
export const useUploadPlace = (): {
  userId: string | undefined
  placeOf: (lectureTitle: string) => UploadPlace
} => {
  const userId = useSession()?.user.id
  const { course } = useOpenCourse()
  return {
    userId,
    placeOf: (lectureTitle) => ({ courseId: course.id, courseTitle: course.title, lectureTitle }),
  }
}
