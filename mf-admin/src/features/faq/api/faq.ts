import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A question with its answer. */
export type FaqEntry = AnswerOf<'GET /faq'>['items'][number]
type Sent = CallInput<'PATCH /faq'>['body']['items'][number]

/** Every question, drafts too. */
export const readFaq = () => read('GET /faq', { drafts: 'true' })

/**
 * Saves the whole list in its order, as it was made from the one that is known.
 * @throws ApiFailure edited_meanwhile when somebody else added or removed questions
 */
export const useSaveFaq = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ before, after }: { before: readonly FaqEntry[]; after: readonly Sent[] }) =>
      call('PATCH /faq', {
        body: {
          items: after.map(({ id, category, question, answer, audience, published }) => ({
            ...(id && { id }),
            category,
            question,
            answer,
            audience,
            published,
          })),
          known: before.map(({ id }) => id),
        },
      }),
    onSuccess: (answer) => client.setQueryData(readFaq().queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey: readFaq().queryKey }),
  })
}
