import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Finishes a course of which enough was attended. */
export const useFinishCourse = (courseId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /course-finish', { body: { course_id: courseId } }),
    onSuccess: () =>
      Promise.all(
        (['GET /course', 'GET /courses', 'GET /course-participations'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
