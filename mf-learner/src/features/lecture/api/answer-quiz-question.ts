import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { readQuizAttempt } from './read-quiz-attempt.ts'

type Given = NonNullable<CallInput<'PATCH /quiz/attempt'>['body']>

/** Saves an answer at once; it shows before the server has it, and says so when it could not be saved. */
export const useAnswerQuizQuestion = (attemptId: string) => {
  const client = useQueryClient()
  const { queryKey } = readQuizAttempt(attemptId)
  return useMutation({
    networkMode: 'always',
    // One after the other, so that the last answer given is the one that stays.
    scope: { id: `quiz-${attemptId}` },
    mutationFn: (given: Given) =>
      call('PATCH /quiz/attempt', { query: { 'attempt-id': attemptId }, body: given }),
    onMutate: ({ question_id: questionId, ...change }) => {
      client.setQueryData(
        queryKey,
        (attempt) =>
          attempt && {
            ...attempt,
            questions: attempt.questions.map((question) =>
              question.id === questionId
                ? {
                    ...question,
                    answer: change.answer ?? question.answer,
                    marked: change.marked ?? question.marked,
                  }
                : question,
            ),
          },
      )
    },
  })
}
