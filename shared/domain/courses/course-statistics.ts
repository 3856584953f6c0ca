import { FEWEST_PEOPLE } from '../../contract/lectures/quiz.ts'

/** How many people began in a month, `YYYY-MM` of Berlin. */
export type MonthOfPeople = { month: string; people: number }

/** Whole months in a row, the first and the last one. */
export type StatisticSection = { from: string; until: string }

/** Which sections are looked at, by their places. */
export type ChosenSections = { first: number; last: number }

/**
 * The parts of time that statistics can be asked for: months in a row, as many as it takes for at least five people to
 * have begun in each. Whatever is chosen is made of whole sections, so that two times never differ by fewer people. What
 * is left over at the end belongs to the last one; fewer than five people in all make none.
 * @param months in their order, each once
 */
export const statisticSections = (months: readonly MonthOfPeople[]): StatisticSection[] => {
  const sections: StatisticSection[] = []
  let open: StatisticSection | undefined
  let people = 0
  for (const { month, people: more } of months) {
    open = { from: open?.from ?? month, until: month }
    people += more
    if (people < FEWEST_PEOPLE) continue
    sections.push(open)
    open = undefined
    people = 0
  }
  const last = sections.at(-1)
  if (open && last) last.until = open.until
  return sections
}

/**
 * The sections a chosen time reaches into: they are counted whole. A time in which nobody began is the nearest section;
 * without a beginning or an end it is open to that side.
 * @returns undefined where there are no sections
 */
export const chosenSections = (
  sections: readonly StatisticSection[],
  { from, until }: { from?: string | undefined; until?: string | undefined },
): ChosenSections | undefined => {
  if (sections.length === 0) return undefined
  const end = sections.length - 1
  const begin = from === undefined ? 0 : sections.findIndex((section) => section.until >= from)
  const first = begin === -1 ? end : begin
  const reached = until === undefined ? end : sections.findLastIndex((section) => section.from <= until)
  return { first, last: Math.max(first, reached) }
}

/**
 * How many of the people of the chosen sections something is true of; null where saying it would tell of fewer than five.
 * Of part of the time it is told only where each section of all has none or at least five of them: else the part that is
 * not told could be had by taking one time from another.
 * @param counts by section, from the first to the last
 */
export const tellCount = (counts: readonly number[], { first, last }: ChosenSections): number | null => {
  const isWhole = first === 0 && last === counts.length - 1
  const isSafe = isWhole || counts.every((count) => count === 0 || count >= FEWEST_PEOPLE)
  const told = counts.slice(first, last + 1).reduce((sum, count) => sum + count, 0)
  return isSafe && told >= FEWEST_PEOPLE ? told : null
}
