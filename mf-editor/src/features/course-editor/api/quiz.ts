import { call, read } from '@kursportal/shared/client'
import type { QuizContent, QuizView } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshDrafts } from '../../../common/draft-reads.ts'

/** A quiz with all its answers and its version. */
export const readQuiz = (videoId: string) => read('GET /video/quiz', { 'video-id': videoId, dev: 'true' })

/** How many people answered each question right at the first try. */
export const readQuizDifficulty = (videoId: string) => read('GET /quiz/difficulty', { 'video-id': videoId })

/** The questions of the other quizzes of the course. */
export const readQuizBank = (videoId: string) => read('GET /quiz/bank', { 'video-id': videoId })

/** Replaces a quiz; `basedOn` is the version it was made from (`edited_meanwhile` when there is a newer one). */
export const useWriteQuiz = (videoId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ quiz, basedOn }: { quiz: QuizContent; basedOn: string }) =>
      call('PUT /video/quiz', { query: { 'video-id': videoId }, body: { quiz, based_on: basedOn } }),
    onSuccess: async (stands) => {
      const view: QuizView = { view: 'author', ...stands }
      client.setQueryData(readQuiz(videoId).queryKey, view)
      await refreshDrafts(client)
    },
  })
}
