import { read } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft } from '@kursportal/shared/contract'
import { LOOK_AGAIN } from '../../../common/read-course.ts'
import { isFilmMoving } from '../draft.rules.ts'

/** The chapters of a course with their lectures; while a film is on its way they are asked for again and again. */
export const readOutline = (courseId: string) => ({
  ...read('GET /chapters-videos/dev', { 'course-id': courseId }),
  refetchInterval: (query: { state: { data?: { items: ChapterWithVideosDraft[] } | undefined } }) =>
    query.state.data?.items.some((chapter) => chapter.videos.some(isFilmMoving)) ? LOOK_AGAIN : false,
})
