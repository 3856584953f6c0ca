import { ApiFailure } from '@kursportal/shared/client'
import { queryOptions } from '@kursportal/shared/query'
import { parseWebVtt } from '../video/web-vtt.ts'

/** The lines of a captions file, by its signed address. */
export const readTranscript = (url: string) =>
  queryOptions({
    queryKey: ['captions', url.replace(/\?.*$/, '')],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal })
      if (!answer.ok)
        throw new ApiFailure({ status: answer.status, code: 'bad_gateway', message: answer.statusText })
      return parseWebVtt(await answer.text())
    },
  })
