import { call, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { readQuizAttempt } from './read-quiz-attempt.ts'

type Given = NonNullable<CallInput<'PATCH /quiz/attempt'>['body']>

/** What could not be saved, by question; a later word on a question completes the earlier one. */
type Unsaved = ReadonlyMap<string, { given: Given; error: unknown }>

const without = (unsaved: Unsaved, { question_id }: Given): Unsaved => {
  if (!unsaved.has(question_id)) return unsaved
  const rest = new Map(unsaved)
  rest.delete(question_id)
  return rest
}

/**
 * Saves an answer at once; it shows before the server has it. What could not be saved is kept, told, and sent again when
 * the connection is back or when asked to, so that a broken line costs no answer.
 */
export const useAnswerQuizQuestion = (attemptId: string) => {
  const client = useQueryClient()
  const { queryKey } = readQuizAttempt(attemptId)
  const [unsaved, setUnsaved] = useState<Unsaved>(new Map())
  const { mutate, isPending } = useMutation({
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
    onSuccess: (_, given) => setUnsaved((before) => without(before, given)),
    onError: (error, given) =>
      setUnsaved((before) => new Map(before).set(given.question_id, { given, error })),
  })
  const answer = (given: Given): void => mutate({ ...unsaved.get(given.question_id)?.given, ...given })
  const saveAgain = (): void => {
    for (const { given } of unsaved.values()) mutate(given)
  }
  const onOnline = useEffectEvent(saveAgain)
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const [first] = unsaved.values()
  return { answer, saveAgain, isPending, unsaved: unsaved.size, error: first?.error }
}
