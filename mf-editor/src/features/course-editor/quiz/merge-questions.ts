import type { QuizQuestion } from '@kursportal/shared/contract'

/** Which of two versions holds where both changed the same question. */
export type Preferred = 'mine' | 'theirs'

type Keyed = { key: string; question: QuizQuestion }

/** New questions have no id yet; nobody else has them. */
const keyed = (questions: readonly QuizQuestion[]): Keyed[] =>
  questions.map((question, index) => ({ key: question.id ?? `new ${index}`, question }))

const find = (list: readonly Keyed[], key: string): QuizQuestion | undefined =>
  list.find((one) => one.key === key)?.question

/** Whether two questions say the same; properties that are absent count as undefined ones. */
const same = (one: QuizQuestion | undefined, other: QuizQuestion | undefined): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)])
}

/** Those of some questions that another version lacks or has otherwise. */
export const differingQuestions = (
  questions: readonly QuizQuestion[],
  other: readonly QuizQuestion[],
): QuizQuestion[] => {
  const others = keyed(other)
  return keyed(questions).flatMap(({ key, question }) =>
    same(question, find(others, key)) ? [] : [question],
  )
}

const orderOf = (list: readonly Keyed[], among: readonly Keyed[]): string =>
  list
    .map(({ key }) => key)
    .filter((key) => find(among, key))
    .join()

/**
 * Puts together what two people have made of the same questions, each question for itself: what only one of them has
 * changed, added, deleted or moved holds.
 * @param preferred decides where both changed the same question, or the order
 * @returns undefined where nobody has decided that yet
 */
export const mergeQuestions = (
  versions: { base: readonly QuizQuestion[]; mine: readonly QuizQuestion[]; theirs: readonly QuizQuestion[] },
  preferred?: Preferred,
): QuizQuestion[] | undefined => {
  const [base, mine, theirs] = [keyed(versions.base), keyed(versions.mine), keyed(versions.theirs)]
  const kept = base.filter(({ key }) => find(mine, key) && find(theirs, key))
  const common = orderOf(base, kept)
  const [movedByMe, movedByThem] = [orderOf(mine, kept) !== common, orderOf(theirs, kept) !== common]
  const isMovedApart = movedByMe && movedByThem && orderOf(mine, kept) !== orderOf(theirs, kept)
  if (isMovedApart && !preferred) return undefined
  const mineLeads = isMovedApart ? preferred === 'mine' : movedByMe
  const [lead, other] = mineLeads ? [mine, theirs] : [theirs, mine]
  const merged: Keyed[] = []
  for (const { key } of withOthers(lead, other)) {
    const [before, my, their] = [find(base, key), find(mine, key), find(theirs, key)]
    const isApart = !same(my, before) && !same(their, before) && !same(my, their)
    if (isApart && !preferred) return undefined
    const question = isApart ? (preferred === 'mine' ? my : their) : same(my, before) ? their : my
    if (question) merged.push({ key, question })
  }
  return merged.map(({ question }) => question)
}

/** All of a list, and what only another one has, each behind what it stands behind there. */
const withOthers = (lead: readonly Keyed[], other: readonly Keyed[]): Keyed[] => {
  const all = [...lead]
  for (const [index, entry] of other.entries()) {
    if (find(all, entry.key)) continue
    const before = other[index - 1]?.key
    all.splice(all.findIndex(({ key }) => key === before) + 1, 0, entry)
  }
  return all
}
