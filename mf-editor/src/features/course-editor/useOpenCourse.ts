import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import { useOutletContext } from '@kursportal/shared/router'

/** What the pages inside the course editor get from it. */
export type OpenCourse = {
  course: CourseDraft
  chapters: ChapterWithVideosDraft[]
  isWide: boolean
  /** The key of the location with which the course was opened. */
  enteredAt: string
}

/** The course that is open in the editor. */
export const useOpenCourse = (): OpenCourse => useOutletContext<OpenCourse>()
