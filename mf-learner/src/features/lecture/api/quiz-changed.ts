import { queryKey } from '@kursportal/shared/client'
import type { QueryClient } from '@kursportal/shared/query'

/** What an attempt's end may change: the standing, the lecture, the course, and what follows is unlocked. */
const changed = [
  'GET /quiz/attempts',
  'GET /video',
  'GET /chapters-videos',
  'GET /course',
  'GET /courses',
  'GET /course-participations',
] as const

/** An attempt was handed in, here or elsewhere: asks anew for all that depends on it. */
export const quizChanged = async (client: QueryClient): Promise<void> => {
  await Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: queryKey(key) })))
}
