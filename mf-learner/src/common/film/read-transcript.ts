import { ApiFailure } from '@kursportal/shared/client'
import { queryOptions } from '@kursportal/shared/query'
import { linesOf } from './spoken-lines.ts'

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
