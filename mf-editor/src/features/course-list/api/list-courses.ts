import { read } from '@kursportal/shared/client'
import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { keepPreviousData } from '@kursportal/shared/query'

/** Milliseconds between two looks at courses in which something goes on by itself. */
const LOOK_AGAIN = 5000

/** One page of one's own courses, last changed first; while a film is processed it is asked again now and then. */
export const listCourses = (query: { limit: number; offset: number; search?: string }) => ({
  ...read('GET /courses/dev', query),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { data?: { items: CourseDraftSummary[] } | undefined } }) =>
    state.data?.items.some((course) => course.videos_processing > 0 || course.state === 'going_live')
      ? LOOK_AGAIN
      : false,
})
