import { FEWEST_PEOPLE } from '../../contract/lectures/quiz.ts'
import type { ChosenSections } from './course-statistics.ts'

/** Numbers of people by section of time (`statisticSections`), from the first to the last. */
export type Counts = readonly number[]

/**
 * What may be told of a number of people: by section where each section may be told of, and of the whole time; null where
 * that would tell of fewer than five people.
 */
export type ToldCount = { bySection: Counts | null; whole: number | null }

const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)
const orFew = (count: number): number | null => (count < FEWEST_PEOPLE ? null : count)
const isNoneOrMany = (count: number): boolean => count === 0 || count >= FEWEST_PEOPLE
const less = (counts: Counts, others: Counts): number[] =>
  counts.map((count, at) => count - (others[at] ?? 0))

/** The number of everybody, whose sections have at least five people each. */
export const toldOfAll = (counts: Counts): ToldCount => ({ bySection: counts, whole: orFew(sumOf(counts)) })

/** How many people of the chosen sections it is; null where that is not told. Part of the time is made of told sections. */
export const tellCount = (
  { bySection, whole }: ToldCount,
  chosen: ChosenSections,
  sections: number,
): number | null => {
  if (chosen.first === 0 && chosen.last === sections - 1) return whole
  return bySection && orFew(sumOf(bySection.slice(chosen.first, chosen.last + 1)))
}

/**
 * Parts of a group that have nobody in common, as they are. A part is told where neither it nor what it leaves of the
 * group, alone and after the parts told before, is one to four people: of six of whom five finished, that would be the
 * one who did not.
 * @param group how many people the parts are of
 */
export const tellParts = (group: Counts, parts: readonly Counts[]): ToldCount[] => {
  let left = group
  return parts.map((part) => {
    const rests = [less(group, part), less(left, part)]
    const isTold = [part, ...rests].every((counts) => counts.every(isNoneOrMany))
    const isWholeTold = rests.every((rest) => isNoneOrMany(sumOf(rest)))
    const whole = isWholeTold ? orFew(sumOf(part)) : null
    if (whole !== null) left = less(left, part)
    return { bySection: isTold ? part : null, whole }
  })
}

/** From so many people on a number nearer than five to another one reads as that one: it is off by less than a twentieth. */
const LARGE = 100

/**
 * A count beside the numbers that are told already: itself, where it is one of them or at least five away from all, and
 * told from then on; else null, and the nearest one where both are large.
 */
const settleInto = (told: number[], count: number): number | null => {
  const [nearest] = told
    .filter((one) => Math.abs(one - count) < FEWEST_PEOPLE)
    .toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count) || a - b)
  if (nearest !== undefined) return nearest === count || count >= LARGE ? nearest : null
  told.push(count)
  return count
}

const settleSection = (known: Counts, counts: Counts): (number | null)[] => {
  const told = known.filter((count) => count >= FEWEST_PEOPLE)
  return counts.map((count) => (count === 0 ? 0 : count < FEWEST_PEOPLE ? null : settleInto(told, count)))
}

/**
 * Groups that lie in one another, as those who opened one lecture after the other. Two numbers nearer to one another than
 * five would give away the few between them: one of them is not told, and large ones read the same. Each section is settled by itself, and a time is
 * the sum of its sections: so two times give away nothing either.
 * @param known what is told of the same people already, as it is
 * @param groups from the largest to the smallest, as far as they have an order
 */
export const tellGroups = (known: readonly ToldCount[], groups: readonly Counts[]): ToldCount[] => {
  const [first = []] = groups
  const settled = first.map((_count, at) =>
    settleSection(
      known.map(({ bySection }) => bySection?.[at] ?? 0),
      groups.map((counts) => counts[at] ?? 0),
    ),
  )
  const bySection = groups.map((_group, at) => {
    const counts = settled.map((section) => section[at] ?? null)
    return counts.every((count) => count !== null) ? counts : null
  })
  const told = [
    ...known.map(({ whole }) => whole),
    ...bySection.map((counts) => counts && orFew(sumOf(counts))),
  ]
  const numbers = told.filter((count) => count !== null)
  return groups.map((group, at) => {
    const own = bySection[at] ?? null
    if (own) return { bySection: own, whole: orFew(sumOf(own)) }
    const whole = orFew(sumOf(group))
    return { bySection: null, whole: whole && settleInto(numbers, whole) }
  })
}
