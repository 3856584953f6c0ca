/** So many milliseconds of work within so many keep a page from answering in time. */
const BUSY = { work: 6000, within: 10_000 }

/** A script at work while a frame was late, as the browser tells of it. */
export type Work = { source: string; began: number; took: number }

/** Milliseconds of a piece of work in the last while; a long one may have begun before. */
const recent = ({ began, took }: Omit<Work, 'source'>, now: number): number =>
  Math.max(0, began + took - Math.max(began, now - BUSY.within))

/**
 * The source that keeps the page busy, after a late frame: most of the last ten seconds were its work.
 * @param work of the last while, the latest last
 */
export const busySource = (work: readonly Work[], now: number): string | undefined => {
  const sums = new Map<string, number>()
  for (const { source, ...one } of work) sums.set(source, (sums.get(source) ?? 0) + recent(one, now))
  return [...sums].find(([, took]) => took >= BUSY.work)?.[0]
}

/** What of the work need not be looked at any more. */
export const recentWork = (work: readonly Work[], now: number): Work[] =>
  work.filter((one) => recent(one, now) > 0)
