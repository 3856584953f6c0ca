import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import { flawsOfQuestion } from '../courses/quiz-rules.ts'
import { sameContent } from '../versions/canonical.ts'
import { mergeVersions, type Merged, type VersionConflict } from '../versions/merge-versions.ts'
import { partsOf, withPartIds } from './quiz-attempt.ts'

/** As many answers, steps or pairs as a question can have. */
const MOST_PARTS = 12

type Versions = { base: QuizContent; mine: QuizContent; theirs: QuizContent }

const find = (quiz: QuizContent, id: string | undefined): QuizQuestion | undefined =>
  quiz.questions.find((one) => one.id === id)

/** Fields of a question that are read and decided by themselves; all else belongs to its answers. */
const words: ReadonlySet<string> = new Set(['question', 'explanation', 'hints'])

const isAbout = ({ path }: VersionConflict, id: string): boolean => path[0] === 'questions' && path[1] === id

/** Whether two changes of the answers of one question make no sense together: two right ones, the same one twice. */
const isBroken = (merged: QuizQuestion, sides: readonly QuizQuestion[]): boolean => {
  const known = new Set(sides.flatMap(flawsOfQuestion))
  return flawsOfQuestion(merged).some((flaw) => !known.has(flaw)) || partsOf(merged).length > MOST_PARTS
}

/** The question as one conflict, where what both changed in it cannot be put together; undefined where it can. */
const wholeConflict = (
  question: QuizQuestion,
  { base, mine, theirs }: Versions,
  conflicts: readonly VersionConflict[],
): VersionConflict | undefined => {
  const { id } = question
  const [before, my, their] = [find(base, id), find(mine, id), find(theirs, id)]
  if (!id || !my || !their || sameContent(my, their)) return undefined
  if (sameContent(before, my) || sameContent(before, their)) return undefined
  const own = conflicts.filter((one) => isAbout(one, id))
  if (own.every(({ path }) => words.has(path[2] ?? '')) && !isBroken(question, [my, their])) return undefined
  return { path: ['questions', id], base: before, mine: my, theirs: their }
}

/**
 * Two versions of a quiz that started from one, put together question by question, and within a question its words, its
 * explanation, its hints and its answers. Answers both changed so that they make no sense together are a conflict of the whole
 * question.
 * @param newId names what is new in mine, so that it keeps its identity
 */
export const mergeQuizzes = (versions: Versions, newId: () => string): Merged<QuizContent> => {
  const mine = {
    ...versions.mine,
    questions: versions.mine.questions.map((one) => withPartIds(one, (had) => had ?? newId())),
  }
  const all = { ...versions, mine }
  const { merged, conflicts } = mergeVersions(versions.base, mine, versions.theirs)
  const whole = merged.questions.flatMap((question) => wholeConflict(question, all, conflicts) ?? [])
  const isWhole = (id: string | undefined) => whole.some(({ path }) => path[1] === id)
  return {
    merged: {
      ...merged,
      questions: merged.questions.map((one) => (isWhole(one.id) ? (find(mine, one.id) ?? one) : one)),
    },
    conflicts: [...conflicts.filter(({ path }) => path[0] !== 'questions' || !isWhole(path[1])), ...whole],
  }
}
