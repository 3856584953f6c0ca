import { call, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { readQuizAttempt } from './read-quiz-attempt.ts'

/** Hands an attempt in; a passed one may finish the lecture and the course, and unlock what follows. */
export const useSubmitQuizAttempt = (attemptId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /quiz/attempt/submit', { query: { 'attempt-id': attemptId } }),
    onSuccess: (attempt) => {
      client.setQueryData(readQuizAttempt(attemptId).queryKey, attempt)
      return Promise.all(
        (
          ['GET /quiz/attempts', 'GET /video', 'GET /chapters-videos', 'GET /course', 'GET /courses'] as const
        ).map((key) => client.invalidateQueries({ queryKey: queryKey(key) })),
      )
    },
  })
}
