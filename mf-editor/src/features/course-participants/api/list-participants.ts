import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

type Wanted = {
  limit: number
  offset: number
  search?: string
  state?: 'running' | 'finished'
  sort?: 'name' | 'started_at'
  descending?: 'true'
}

/** Who takes a course and how far they are. */
export const listParticipants = (courseId: string, wanted: Wanted) => ({
  ...read('GET /course/participants', { 'course-id': courseId, ...wanted }),
  placeholderData: keepPreviousData,
})
