import { call, isFailure, queryKey, read } from '@kursportal/shared/client'
import type { CallBody, startCalls } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** What stands before the first lecture of a course. */
export const readCourseStart = (courseId: string) => read('GET /course-start', { 'course-id': courseId })

type Confirmation = Omit<CallBody<typeof startCalls.confirmCourseStart>, 'course_id'>

/** Confirms it; with nothing left open, the lectures open. A text that was changed meanwhile is read anew. */
export const useConfirmStart = (courseId: string) => {
  const client = useQueryClient()
  const start = readCourseStart(courseId)
  return useMutation({
    mutationFn: (body: Confirmation) =>
      call('POST /course-start', { body: { course_id: courseId, ...body } }),
    onSuccess: (answer) => {
      client.setQueryData(start.queryKey, answer)
      return answer.open.length === 0
        ? client.invalidateQueries({ queryKey: queryKey('GET /video') })
        : undefined
    },
    onError: (error) =>
      isFailure(error, 'start_text_changed') ? client.invalidateQueries(start) : undefined,
  })
}
