import { call, isFailure, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { quizChanged } from './quiz-changed.ts'
import { readQuizAttempt } from './read-quiz-attempt.ts'

/**
 * Hands an attempt in; a passed one may finish the lecture and the course, and unlock what follows. The result shows once
 * all of that is known, so that it does not say one thing first and another a moment later.
 * @param onSubmitted called before the result shows
 */
export const useSubmitQuizAttempt = (attemptId: string, onSubmitted: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /quiz/attempt/submit', { query: { 'attempt-id': attemptId } }),
    onSuccess: async (attempt) => {
      onSubmitted()
      await quizChanged(client)
      client.setQueryData(readQuizAttempt(attemptId).queryKey, attempt)
    },
    // The lecture, asked for anew, gives way to what is to be confirmed.
    onError: (error) =>
      isFailure(error, 'start_not_confirmed')
        ? client.invalidateQueries({ queryKey: queryKey('GET /video') })
        : undefined,
  })
}
