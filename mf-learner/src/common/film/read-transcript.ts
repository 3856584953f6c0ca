import { ApiFailure } from '@kursportal/shared/client'
import { linesOf } from '@kursportal/shared/domain'
import { queryOptions } from '@kursportal/shared/query'

/** The lines of a captions file, by its signed address. */
export const readTranscript = (url: string) =>
  queryOptions({
    queryKey: ['captions', url.replace(/\?.*$/, '')],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal })
      if (!answer.ok)
        throw new ApiFailure({ status: answer.status, code: 'bad_gateway', message: answer.statusText })
      return linesOf(await answer.text())
    },
  })
