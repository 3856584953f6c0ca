import { inOrder, incomeOf, levelAt, type Level } from './tiers.ts'

/** What a year with so many finishes comes to, in cents. */
export type Reckoned = { income: number; bonus: number; total: number }

/** What so many finishes of a year earn under these levels, with the bonus at the year's end. */
export const reckon = (levels: readonly Level[], finishes: number): Reckoned => {
  const income = incomeOf([{ levels, finishes }])
  const bonus = levelAt(levels, finishes)?.bonus ?? 0
  return { income, bonus, total: income + bonus }
}

/** Something about levels that is allowed but hardly meant. */
export type LevelHint = { start: number; hint: 'income_falls' | 'bonus_falls' | 'first_earns_nothing' }

/** What is odd about levels: one that earns less than the one below it, or finishes before the first one. */
export const levelHints = (levels: readonly Level[]): LevelHint[] => {
  const ordered = inOrder(levels)
  const first = ordered[0]
  const hints: LevelHint[] =
    first && first.start > 1 ? [{ start: first.start, hint: 'first_earns_nothing' }] : []
  for (const [index, level] of ordered.entries()) {
    const below = ordered[index - 1]
    if (!below) continue
    if (level.income_per_user < below.income_per_user)
      hints.push({ start: level.start, hint: 'income_falls' })
    if (level.bonus < below.bonus) hints.push({ start: level.start, hint: 'bonus_falls' })
  }
  return hints
}

/** The levels in a line, the same for the same levels: what a change started from is compared by it. */
export const versionOfLevels = (levels: readonly Level[]): string =>
  inOrder(levels)
    .map(({ start, income_per_user, bonus }) => `${start}:${income_per_user}:${bonus}`)
    .join('|')
