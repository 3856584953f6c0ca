/** Which part of a film a lecture shows, as its author set it: seconds of that film; `to` is null for its end. */
export type FilmCut = { film_id: string; from: number; to: number | null }

/** Seconds of a film. */
export type FilmPart = { from: number; to: number }

type Film = { id: string; seconds: number }

/** A part is no shorter, in seconds. */
export const SHORTEST_PART = 1

/** An end that much behind the film's own is still its end: lengths are measured a little differently everywhere. */
const MEASURED = 0.5

/**
 * The part of its film that a lecture shows; null where that is all of it. A cut belongs to the film it was made for:
 * another film is shown whole, and the cut holds again once the former one is back.
 */
export const filmPart = (cut: FilmCut | null | undefined, film: Film): FilmPart | null => {
  if (!cut || cut.film_id !== film.id) return null
  const to = Math.min(cut.to ?? film.seconds, film.seconds)
  return to - cut.from < SHORTEST_PART ? null : { from: cut.from, to }
}

/** How long a lecture's film takes as it is shown, in seconds. */
export const shownSeconds = (cut: FilmCut | null | undefined, film: Film): number => {
  const part = filmPart(cut, film)
  return part ? part.to - part.from : film.seconds
}

/** What is wrong with a part; undefined where nothing is. */
export const partProblem = (
  { from, to }: Pick<FilmCut, 'from' | 'to'>,
  seconds: number,
): 'past_end' | 'too_short' | undefined => {
  if ((to ?? from) > seconds + MEASURED) return 'past_end'
  return (to ?? seconds) - from < SHORTEST_PART ? 'too_short' : undefined
}

/** A cut as it is kept: null where it takes nothing away, the end left open where it is the film's own. */
export const keptCut = (cut: FilmCut | null, seconds: number): FilmCut | null => {
  if (!cut) return null
  const to = cut.to === null || cut.to >= seconds - MEASURED ? null : cut.to
  return cut.from === 0 && to === null ? null : { ...cut, to }
}
