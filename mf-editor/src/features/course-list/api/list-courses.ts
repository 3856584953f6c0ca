import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** One page of one's own courses, last changed first; while a film is processed it is asked again now and then. */
export const listCourses = (query: { limit: number; offset: number; search?: string }) => ({
  ...read('GET /courses/dev', query),
  placeholderData: keepPreviousData,
})
