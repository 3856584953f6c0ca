/** The tiers in rising order; `none` below the first level (specification, Societies). */
export const TIERS = ['none', 'iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond'] as const
export type Tier = (typeof TIERS)[number]

/** How many levels a society can have: one for each tier but `none`. */
export const MAX_LEVELS = TIERS.length - 1

/**
 * From the `start`-th finish of a calendar year on, each finish earns `income_per_user` cents; reaching the level earns
 * `bonus` cents once for the year, if it is the highest one reached.
 */
export type Level = { start: number; income_per_user: number; bonus: number }

/** So many finishes one after the other, all counted while these levels applied. */
export type Stretch = { levels: readonly Level[]; finishes: number }

/** Levels in order of `start`, whatever order they come in. */
export const inOrder = <L extends Level>(levels: readonly L[]): L[] =>
  levels.toSorted((a, b) => a.start - b.start)

/** The level the n-th finish of a year stands in: the one with the greatest `start` ≤ n; null below the first. */
export const levelAt = <L extends Level>(levels: readonly L[], n: number): L | null =>
  inOrder(levels).findLast((level) => level.start <= n) ?? null

/** The tier of a society after n finishes of a year: by the place of its level in the order of `start`. */
export const tierAt = (levels: readonly Level[], n: number): Tier =>
  TIERS[levels.filter((level) => level.start <= n).length] ?? 'diamond'

/** What the n-th finish of a year earns, in cents. */
export const incomeAt = (levels: readonly Level[], n: number): number =>
  levelAt(levels, n)?.income_per_user ?? 0

/**
 * The bonus of a year, in cents, as far as it has been reached: that of the highest level reached, not the sum. Where
 * the levels were changed during the year, what had been reached stays: the best of the stretches counts.
 */
export const bonusOf = (stretches: readonly Stretch[]): number => {
  let finishes = 0
  let best = 0
  for (const stretch of stretches) {
    finishes += stretch.finishes
    // Levels that no finish was counted with have earned nothing.
    if (stretch.finishes > 0) best = Math.max(best, levelAt(stretch.levels, finishes)?.bonus ?? 0)
  }
  return best
}

/** What the finishes of a year earn without the bonus, in cents; each by the levels that applied when it was counted. */
export const incomeOf = (stretches: readonly Stretch[]): number => {
  let finishes = 0
  let income = 0
  for (const stretch of stretches) {
    for (let counted = 0; counted < stretch.finishes; counted += 1) {
      finishes += 1
      income += incomeAt(stretch.levels, finishes)
    }
  }
  return income
}

/** The level after the current one with how many finishes are missing; null at the highest, or without levels. */
export const nextLevel = (
  levels: readonly Level[],
  finishes: number,
): (Level & { tier: Tier; missing: number }) | null => {
  const next = inOrder(levels).find((level) => level.start > finishes)
  return next ? { ...next, tier: tierAt(levels, next.start), missing: next.start - finishes } : null
}

/** Whether the n-th finish of a year is the one that reaches a level. */
export const isPromotion = (levels: readonly Level[], n: number): boolean =>
  levels.some((level) => level.start === n)
