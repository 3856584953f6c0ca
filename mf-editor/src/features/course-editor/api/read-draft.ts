import { read } from '@kursportal/shared/client'
import type { ChapterWithVideosDraft, VideoDraft } from '@kursportal/shared/contract'
import type { QueryClient } from '@kursportal/shared/query'
import { LOOK_AGAIN } from '../../../common/read-course.ts'
import { findLecture, isFilmMoving } from '../draft.rules.ts'

/** The chapters of a course with their lectures; while a film is on its way they are asked for again and again. */
export const readOutline = (courseId: string) => ({
  ...read('GET /chapters-videos/dev', { 'course-id': courseId }),
  refetchInterval: (query: { state: { data?: { items: ChapterWithVideosDraft[] } | undefined } }) =>
    query.state.data?.items.some((chapter) => chapter.videos.some(isFilmMoving)) ? LOOK_AGAIN : false,
})

/** A lecture as it stands now, past what was read before; as it was where it is gone. */
export const fetchLecture = async (client: QueryClient, lecture: VideoDraft): Promise<VideoDraft> => {
  const outline = await client.fetchQuery({ ...readOutline(lecture.course_id), staleTime: 0 })
  return findLecture(outline.items, lecture.id)?.video ?? lecture
}
