import { read } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import { isFilmMoving } from '../draft.rules.ts'

/** Milliseconds between two looks at films that are on their way. */
const LOOK_AGAIN = 3000

/** The course as its creator edits it. */
export const readCourse = (courseId: string) => ({
  ...read('GET /course/dev', { 'course-id': courseId }),
  refetchInterval: (query: { state: { data?: CourseDraft | undefined } }) =>
    query.state.data?.state === 'going_live' ? LOOK_AGAIN : false,
})

/** Its chapters with their lectures; while a film is on its way they are asked for again and again. */
export const readOutline = (courseId: string) => ({
  ...read('GET /chapters-videos/dev', { 'course-id': courseId }),
  refetchInterval: (query: { state: { data?: { items: ChapterWithVideosDraft[] } | undefined } }) =>
    query.state.data?.items.some((chapter) => chapter.videos.some(isFilmMoving)) ? LOOK_AGAIN : false,
})
