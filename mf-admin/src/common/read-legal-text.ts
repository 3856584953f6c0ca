import { call, isFailure, queryKey, type AnswerOf } from '@kursportal/shared/client'
import { queryOptions } from '@kursportal/shared/query'

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
