import { isFailure, read } from '@kursportal/shared/client'
import type { WatchAnswer } from '@kursportal/shared/contract'
import { once } from '@kursportal/shared/domain'
import { queryOptions } from '@kursportal/shared/query'

/** How often to look whether a film can be watched by now, in ms. */
const POLL = 2000
/** How often to look whether every size of it is there by now, in ms. */
const POLL_SIZES = 10_000

/**
 * The height in pixels that suits the window as it was first: a phone that is turned, or a window that is made larger,
 * must not ask for another address, which would take the film away that is being watched. The player itself chooses
 * among the heights there are.
 */
const preferredResolution = once((): number => {
  const wanted = Math.min(window.innerWidth, 1280) * (9 / 16) * Math.min(window.devicePixelRatio, 2)
  return [360, 720, 1080].find((height) => height >= wanted) ?? 1080
})

/**
 * The address expires, so it is asked for again by whoever opens the page anew or is told so by the player; a film that
 * is still being processed is asked for until it is there, and then until every size of it is.
 */
const untilItExpires = (asked: ReturnType<typeof read<'GET /watch' | 'GET /landing-page/film'>>) =>
  queryOptions<WatchAnswer>({
    ...asked,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchInterval: ({ state: { data, error } }) => {
      if (data) return data.complete ? false : POLL_SIZES
      return isFailure(error, 'not_processed_yet') ? POLL : false
    },
  })

/** Where to watch the film of a lecture, or one that stands in its text. */
export const watchFilm = (videoId: string, filmId?: string) =>
  untilItExpires(
    read('GET /watch', {
      'video-id': videoId,
      ...(filmId && { 'film-id': filmId }),
      'preferred-resolution': preferredResolution(),
    }),
  )

/**
 * Where to watch a film of a landing page.
 * @param token of the link to its draft, where that is what is looked at
 */
export const watchLandingFilm = (accessId: string, filmId: string, token: string | undefined) =>
  untilItExpires(
    read('GET /landing-page/film', {
      'access-id': accessId,
      'film-id': filmId,
      ...(token && { token }),
      'preferred-resolution': preferredResolution(),
    }),
  )

/** The second at which a film ends that is still being made; nothing for one that is whole. */
export const unmadeEnd = ({ complete, part, duration_seconds }: WatchAnswer): number | undefined =>
  complete ? undefined : (part?.to ?? duration_seconds)
