import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Begins a finished course anew; everything about it counts from the start again. */
export const useRedoCourse = (courseId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /redo-course', { body: { course_id: courseId } }),
    onSuccess: () =>
      Promise.all(
        (
          [
            'GET /course',
            'GET /courses',
            'GET /course-participations',
            'GET /chapters-videos',
            'GET /video',
          ] as const
        ).map((key) => client.invalidateQueries({ queryKey: queryKey(key) })),
      ),
  })
}
