import { call, read } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** What one's own films use of what one may have. */
export const readSpace = read('GET /video-space')

/** Deletes the films that only earlier publishes of a course hold. */
export const useFreeFormer = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (courseId: string) => call('DELETE /video-space', { query: { 'course-id': courseId } }),
    onSettled: () => client.invalidateQueries({ queryKey: readSpace.queryKey }),
  })
}
