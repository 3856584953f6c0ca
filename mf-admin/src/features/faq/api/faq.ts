import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A question with its answer. */
export type FaqEntry = AnswerOf<'GET /faq'>['items'][number]
/** What is written of a question. */
export type Entry = Pick<FaqEntry, 'category' | 'question' | 'answer' | 'audience' | 'published'>
type Sent = CallInput<'PATCH /faq'>['body']['items'][number]

/** Every question, drafts too. */
export const readFaq = () => read('GET /faq', { drafts: 'true' })

/**
 * Saves the whole list in its order, made from the newest that is known here. A question that is not written anew is named
 * by its id alone, so that nobody's words are sent back over somebody else's.
 * @throws ApiFailure edited_meanwhile when somebody else added, removed or rewrote questions
 */
export const useSaveFaq = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (arrange: (before: readonly FaqEntry[]) => readonly Sent[]) => {
      const before = client.getQueryData(readFaq().queryKey)?.items ?? []
      return call('PATCH /faq', { body: { items: [...arrange(before)], known: before.map(({ id }) => id) } })
    },
    onSuccess: (answer) => client.setQueryData(readFaq().queryKey, answer),
    onError: () => client.invalidateQueries({ queryKey: readFaq().queryKey }),
  })
}

/** A question under another topic. */
export const renamedEntry = ({ updated_at, ...entry }: FaqEntry, category: string): Sent => ({
  ...entry,
  category,
  based_on: updated_at,
})

/** A question that only keeps its place. */
export const placeOf = ({ id }: { id: string }): Sent => ({ id })
