import { movedRows } from './moved-rows.ts'

type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

const among = (order: readonly string[], wanted: (id: string) => boolean): string =>
  order.filter(wanted).join()

/**
 * Two orders of the same rows that started from one, put together: what I moved stands behind what I put it behind, and
 * so does what they moved. All three name the same rows.
 * @returns undefined where both moved the same row, to different places: somebody has to decide
 */
export const mergeOrders = ({ base, mine, theirs }: Orders): string[] | undefined => {
  const [movedByMe, movedByThem] = [movedRows(base, mine), movedRows(base, theirs)]
  if (mine.join() === theirs.join() || movedByThem.size === 0) return [...mine]
  if (movedByMe.size === 0) return [...theirs]
  if ([...movedByMe].some((id) => movedByThem.has(id))) return undefined
  const merged = theirs.filter((id) => !movedByMe.has(id))
  const steady = mine.filter((id) => !movedByThem.has(id))
  for (const [index, id] of steady.entries()) {
    if (!movedByMe.has(id)) continue
    const before = steady[index - 1]
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id)
  }
  const isMine = (id: string) => !movedByThem.has(id)
  const isTheirs = (id: string) => !movedByMe.has(id)
  const holdsBoth =
    among(merged, isMine) === among(mine, isMine) && among(merged, isTheirs) === among(theirs, isTheirs)
  return holdsBoth ? merged : undefined
}
