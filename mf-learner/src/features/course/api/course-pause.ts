import { call, queryKey, read } from '@kursportal/shared/client'
import type { CoursePause } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** How long a course may be paused; with a last day, when its chapters would open then. */
export const readCoursePause = (courseId: string, until?: string) =>
  read('GET /course-pause', { 'course-id': courseId, ...(until ? { until } : {}) })

/** A pause moves dates on the course's pages, on Meine Kurse and in the calendar. */
const useChanging = <Input>(courseId: string, change: (input: Input) => Promise<CoursePause>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (pause) => {
      // Not asked again at once: a plan that is still on the screen is refused while its pause runs.
      await client.invalidateQueries({ queryKey: queryKey('GET /course-pause'), refetchType: 'none' })
      client.setQueryData(readCoursePause(courseId).queryKey, pause)
      await Promise.all(
        (['GET /course', 'GET /courses', 'GET /chapters-videos', 'GET /video', 'GET /calendar'] as const).map(
          (key) => client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      )
    },
  })
}

/** Pauses a course from today on. */
export const usePauseCourse = (courseId: string) =>
  useChanging(courseId, (until: string) =>
    call('POST /course-pause', { body: { course_id: courseId, until } }),
  )

/** Ends its pause today. */
export const useEndPause = (courseId: string) =>
  useChanging(courseId, () => call('DELETE /course-pause', { query: { 'course-id': courseId } }))
