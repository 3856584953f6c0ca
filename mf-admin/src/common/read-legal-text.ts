import { call, isFailure, queryKey, type AnswerOf } from '@kursportal/shared/client'
import { queryOptions } from '@kursportal/shared/query'

/** A legal text in one of its versions. */
export type LegalText = Omit<AnswerOf<'GET /legal'>, 'next'>

/** A legal text in its newest version, also one that holds only later; null while nobody has written it. */
export const readLegalText = (type: string) =>
  queryOptions({
    queryKey: [...queryKey('GET /legal'), type, 'newest'],
    queryFn: async ({ signal }): Promise<LegalText | null> => {
      try {
        const { next, ...text } = await call('GET /legal', { query: { type } }, { signal })
        if (!next) return text
        const { next: _none, ...ahead } = await call(
          'GET /legal',
          { query: { type, version: String(next.version) } },
          { signal },
        )
        return ahead
      } catch (error) {
        if (isFailure(error, 'not_found')) return null
        throw error
      }
    },
  })
