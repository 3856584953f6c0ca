import { read } from '@kursportal/shared/client'

/** Milliseconds a signed address is used before it is asked for again; it is valid for much longer. */
const FRESH = 30 * 60_000

/** Where the film of a draft lecture can be watched. Another film is another answer. */
export const watchFilm = (videoId: string, filmId: string) => {
  const watch = read('GET /watch', { 'video-id': videoId })
  return { ...watch, queryKey: [...watch.queryKey, filmId], staleTime: FRESH }
}
