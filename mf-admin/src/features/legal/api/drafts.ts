import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A legal text that is being written and that only admins see. */
export type LegalDraft = NonNullable<AnswerOf<'GET /legal/draft'>['draft']>

/** The draft of a legal text; null while nobody writes one. */
export const readDraft = (type: string) => read('GET /legal/draft', { type })

/** Keeps a draft. @throws ApiFailure edited_meanwhile when somebody else kept another one */
export const useKeepDraft = (type: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Omit<CallInput<'PUT /legal/draft'>['body'], 'type'>) =>
      call('PUT /legal/draft', { body: { type, ...draft } }),
    onSuccess: (answer) => client.setQueryData(readDraft(type).queryKey, answer),
  })
}

/** Throws the draft away. */
export const useDropDraft = (type: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /legal/draft', { query: { type } }),
    onSuccess: (answer) => client.setQueryData(readDraft(type).queryKey, answer),
  })
}
