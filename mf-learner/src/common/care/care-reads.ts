import { call, queryKey, read, useSocketReads } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** Whether and how one can ask whoever leads a course. */
export const readCare = (courseId: string) => read('GET /care', { 'course-id': courseId })

/** The live appointments to come, soonest first. */
export const listAppointments = (courseId: string, limit: number) =>
  read('GET /appointments', { 'course-id': courseId, limit })

/** One's own questions, latest first. */
export const listQuestions = (courseId: string, page: { limit: number; offset: number }) =>
  read('GET /care-questions', { 'course-id': courseId, ...page })

/** A question with all that was written. */
export const readQuestion = (questionId: string) =>
  read('GET /care-question', { 'care-question-id': questionId })

const changed = ['GET /care', 'GET /care-questions', 'GET /care-question'] as const

/** Answers show as they come, while a page of questions is open. */
export const useCareNews = (): void => useSocketReads('/care-changes', changed)

const useChange = <Input, Answer>(write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () =>
      Promise.all(changed.map((name) => client.invalidateQueries({ queryKey: queryKey(name) }))),
  })
}

/** Asks; about a lecture where there is one. */
export const useAsk = (courseId: string, videoId: string | null) =>
  useChange((text: string) =>
    call('POST /care-question', { body: { course_id: courseId, video_id: videoId, text } }),
  )

/** Writes more about a question. */
export const useAskFurther = (questionId: string) =>
  useChange((text: string) =>
    call('POST /care-question/message', { query: { 'care-question-id': questionId }, body: { text } }),
  )

/** Notes that the answer was read. */
export const useMarkRead = () =>
  useChange((questionId: string) =>
    call('POST /care-question/read', { query: { 'care-question-id': questionId } }),
  )
