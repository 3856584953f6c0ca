import { read, type CallInput } from '@kursportal/shared/client'
import type { CourseDraftSummary } from '@kursportal/shared/contract'
import { keepPreviousData } from '@kursportal/shared/query'

/** How many courses a page has. */
export const COURSES_A_PAGE = 24

/** Milliseconds between two looks at courses in which something goes on by itself. */
const LOOK_AGAIN = 5000

/** One page of one's own courses; while a film is processed it is asked again now and then. */
export const listCourses = (query: NonNullable<CallInput<'GET /courses/dev'>['query']>) => ({
  ...read('GET /courses/dev', query),
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { data?: { items: CourseDraftSummary[] } | undefined } }) =>
    state.data?.items.some((course) => course.videos_processing > 0 || course.state === 'going_live')
      ? LOOK_AGAIN
      : false,
})

/** How many of one's own courses stand how. */
export const countCourses = (search: string, unchanged_days?: number) => ({
  ...read('GET /courses/dev/counts', {
    ...(search !== '' && { search }),
    ...(unchanged_days !== undefined && { unchanged_days }),
  }),
  placeholderData: keepPreviousData,
})
