import { call, isFailure, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A legal text in one of its versions. */
export type LegalText = AnswerOf<'GET /legal'>

/** A legal text in its newest version; null while nobody has written it. */
export const readLegalText = (type: string) =>
  queryOptions({
    queryKey: [...queryKey('GET /legal'), type, 'newest'],
    queryFn: async ({ signal }): Promise<LegalText | null> => {
      try {
        return await call('GET /legal', { query: { type } }, { signal })
      } catch (error) {
        if (isFailure(error, 'not_found')) return null
        throw error
      }
    },
  })

/** Every version of a legal text, the newest first. */
export const listVersions = (type: string) => read('GET /legal/versions', { type })

/** Publishes a new version; the earlier ones stay readable. */
export const usePublishLegalText = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /legal'>['body']) => call('PATCH /legal', { body }),
    onSuccess: async (text) => {
      client.setQueryData(readLegalText(text.type).queryKey, text)
      await client.invalidateQueries({ queryKey: queryKey('GET /legal/versions') })
    },
  })
}
