import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { listQuizAttempts } from './list-quiz-attempts.ts'
import { readQuizAttempt } from './read-quiz-attempt.ts'

/** Begins an attempt, or goes on with the one that runs. */
export const useStartQuizAttempt = (videoId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /quiz/attempt', { body: { video_id: videoId } }),
    onSuccess: (attempt) => client.setQueryData(readQuizAttempt(attempt.id).queryKey, attempt),
    onSettled: () => client.invalidateQueries({ queryKey: listQuizAttempts(videoId).queryKey }),
  })
}
