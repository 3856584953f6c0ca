/** Questions a quiz draws some of: how many there are, and how many of them it asks. */
export type DrawnGroup = { items: number; count: number }

/**
 * How many of its questions a quiz asks with those it draws from groups, and whether that is all there is to say: it is
 * where one group has all of them.
 * @param total all questions of the quiz, in groups or not
 */
export const drawOf = (groups: readonly DrawnGroup[], total: number): { count: number; isKept: boolean } => {
  const drawn = groups.filter(({ items, count }) => count < items)
  const spared = drawn.reduce((sum, { items, count }) => sum + items - count, 0)
  const isWhole = drawn.length === 0 || (drawn.length === 1 && drawn[0]?.items === total)
  return { count: total - spared, isKept: isWhole }
}
