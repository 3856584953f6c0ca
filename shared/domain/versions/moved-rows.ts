/**
 * The ids that left their place among those that are in both lists: all but the longest row still in order. Of two that
 * changed places the upper one is named: people take something up more often than down.
 */
export const movedRows = (before: readonly string[], after: readonly string[]): Set<string> => {
  const rank = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => rank.has(id))
  const best: { length: number; previous: number }[] = []
  for (const [index, id] of common.entries()) {
    let longest = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const inOrder = (rank.get(common[earlier] ?? '') ?? 0) < (rank.get(id) ?? 0)
      const length = (best[earlier]?.length ?? 0) + 1
      if (inOrder && length > longest.length) longest = { length, previous: earlier }
    }
    best.push(longest)
  }
  const moved = new Set(common)
  let at = best.reduce((top, one, index) => (one.length >= (best[top]?.length ?? 0) ? index : top), 0)
  while (at >= 0 && at < common.length) {
    moved.delete(common[at] ?? '')
    at = best[at]?.previous ?? -1
  }
  return moved
}
