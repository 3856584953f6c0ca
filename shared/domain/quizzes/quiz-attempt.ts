import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import type { AttemptQuestion, QuizAnswer } from '../../contract/quizzes/attempt.schemas.ts'
import { aroundGaps } from './gap-text.ts'
import { isRightAnswer, maxPointsOf, pointsOf, pointTermsOf, rightAnswerOf, wordsOf } from './quiz-scoring.ts'

/** The questions of an attempt as they were when it began; `shown` is the order of choices and words by question id. */
export type AttemptSnapshot = {
  required_correct: number
  questions: AskedQuestion[]
  shown: Record<string, string[]>
}

/** A question that can be answered by its id. */
export type AskedQuestion = QuizQuestion & { id: string }

/** What a snapshot needs from outside: numbers from 0 to below 1, and ids. */
export type SnapshotSources = { random: () => number; newId: () => string }

const shuffled = <Entry>(entries: readonly Entry[], random: () => number): Entry[] =>
  entries
    .map((entry) => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry)

type Named = { id?: string | undefined }

/** The parts of a question that are named by ids. */
export const partsOf = (question: QuizQuestion): readonly Named[] => {
  if ('options' in question) return question.options
  if (question.type === 'order') return question.items
  return question.type === 'match' ? question.pairs : []
}

/** A question in which all that can be answered has an id: those that are there stay, the others get one. */
export const withPartIds = <Question extends QuizQuestion>(
  question: Question,
  newId: (had: string | undefined) => string | undefined,
): Question => {
  const named = <Part extends Named>(part: Part): Part => ({ ...part, id: newId(part.id) })
  const own = named(question)
  if ('options' in own) return { ...own, options: own.options.map(named) }
  if (own.type === 'order') return { ...own, items: own.items.map(named) }
  return own.type === 'match' ? { ...own, pairs: own.pairs.map(named) } : own
}

/** Items to put in order never stand in the right one at first, wherever there are two of them. */
const outOfOrder = (ids: string[], random: () => number): string[] => {
  const shown = shuffled(ids, random)
  return shown.every((id, at) => id === ids[at]) ? [...shown.slice(1), ...shown.slice(0, 1)] : shown
}

const shownOf = (question: AskedQuestion, quiz: QuizContent, random: () => number): string[] => {
  const words = wordsOf(question)
  // The words stand in the order of the gaps: unshuffled they would be the answer.
  if (words.length > 0) return shuffled(words, random)
  const ids = partsOf(question).flatMap(({ id }) => id ?? [])
  if (question.type === 'order') return outOfOrder(ids, random)
  return quiz.shuffle_options ? shuffled(ids, random) : ids
}

const isScored = (question: QuizQuestion): boolean => maxPointsOf(question) > 0

/** The questions that are drawn from: each once, and only what is right or wrong. */
const poolOf = (quiz: QuizContent, others: readonly QuizQuestion[]): QuizQuestion[] => {
  const all = quiz.draw_from === 'course' ? [...quiz.questions, ...others] : quiz.questions
  const seen = new Set<string>()
  return all.filter((question) => {
    const isNew = question.id === undefined || !seen.has(question.id)
    if (question.id) seen.add(question.id)
    return isNew && isScored(question)
  })
}

/**
 * How many questions an attempt asks.
 * @param others the questions of the other quizzes of the course
 */
export const askedCount = (quiz: QuizContent, others: readonly QuizQuestion[] = []): number =>
  quiz.draw_count
    ? Math.min(quiz.draw_count, poolOf(quiz, others).length) +
      quiz.questions.filter((question) => !isScored(question)).length
    : quiz.questions.length

/** What an attempt takes and offers, as far as it is known before it is drawn: of drawn questions the least. */
export const quizTermsOf = (
  quiz: QuizContent,
  others: readonly QuizQuestion[] = [],
): { required_correct: number; max_points: number; in_points: boolean } => {
  const pool = quiz.draw_count ? poolOf(quiz, others) : quiz.questions
  const { in_points } = pointTermsOf(pool)
  const points = pool.map(maxPointsOf).sort((one, other) => one - other)
  const max_points = points.slice(0, quiz.draw_count ?? points.length).reduce((sum, one) => sum + one, 0)
  return { required_correct: Math.min(quiz.required_correct, max_points), max_points, in_points }
}

/** The questions one attempt asks. What is never right or wrong is asked each time, behind what is drawn. */
const drawn = (
  quiz: QuizContent,
  others: readonly QuizQuestion[],
  random: () => number,
): readonly QuizQuestion[] => {
  if (!quiz.draw_count) return quiz.shuffle_questions ? shuffled(quiz.questions, random) : quiz.questions
  const pool = poolOf(quiz, others)
  const chosen = shuffled(pool, random).slice(0, quiz.draw_count)
  const asked = quiz.shuffle_questions ? chosen : pool.filter((question) => chosen.includes(question))
  return [...asked, ...quiz.questions.filter((question) => !isScored(question))]
}

/**
 * The quiz as one attempt asks it, kept for good: a later edit changes no result (specification, Lectures). No more
 * points are asked for than there are, so that scales alone are passed by answering them.
 * @param others the questions of the other quizzes of the course, which are drawn from where the quiz says so
 */
export const snapshotOf = (
  quiz: QuizContent,
  others: readonly QuizQuestion[],
  { random, newId }: SnapshotSources,
): AttemptSnapshot => {
  const questions = drawn(quiz, others, random).map((question): AskedQuestion =>
    withPartIds({ ...question, id: question.id ?? newId() }, (had) => had ?? newId()),
  )
  const points = questions.reduce((sum, question) => sum + maxPointsOf(question), 0)
  return {
    required_correct: Math.min(quiz.required_correct, points),
    questions,
    shown: Object.fromEntries(questions.map((question) => [question.id, shownOf(question, quiz, random)])),
  }
}

const choicesOf = (question: AskedQuestion, shown: readonly string[]): AttemptQuestion['choices'] => {
  if (question.type === 'match')
    return question.pairs.flatMap(({ id, left }) => (id ? [{ id, text: left }] : []))
  const parts: readonly { id?: string | undefined; text: string; image_id?: string | null }[] =
    'options' in question ? question.options : question.type === 'order' ? question.items : []
  return shown.flatMap((id) => {
    const part = parts.find((one) => one.id === id)
    if (!part) return []
    return [
      part.image_id === undefined
        ? { id, text: part.text }
        : { id, text: part.text, image_id: part.image_id },
    ]
  })
}

/** What only some kinds of question show. */
const besides = (question: AskedQuestion, shown: readonly string[]): Partial<AttemptQuestion> => {
  switch (question.type) {
    case 'gap_text':
      return { around: aroundGaps(question.text), ...(question.offered && { words: [...shown] }) }
    case 'match':
      return { words: [...shown] }
    case 'image_choice':
      return { several: question.several }
    case 'number':
      return { unit: question.unit }
    case 'scale':
      return { scale: { steps: question.steps, low: question.low, high: question.high } }
    default:
      return {}
  }
}

/** What is said of the answers somebody has chosen, in the order they were shown in. */
const saidOfChoices = (
  question: AskedQuestion,
  shown: readonly string[],
  answer: QuizAnswer,
): { id: string; explanation: string }[] => {
  if (!('options' in question)) return []
  return shown
    .filter((id) => answer.includes(id))
    .flatMap((id) => {
      const explanation = question.options.find((option) => option.id === id)?.explanation
      return explanation ? [{ id, explanation }] : []
    })
}

/**
 * A question for whoever answers it. Every field is named here, so that nothing of what is right shows before the
 * attempt is handed in (specification, Lectures).
 */
export const askedQuestion = (
  { shown }: Pick<AttemptSnapshot, 'shown'>,
  question: AskedQuestion,
  given: { answer: QuizAnswer; marked: boolean } | undefined,
  isFinal: boolean,
): AttemptQuestion => {
  const answer = given?.answer ?? []
  const order = shown[question.id] ?? []
  const hints = !isFinal && 'hints' in question ? question.hints : undefined
  const said = saidOfChoices(question, order, answer)
  return {
    id: question.id,
    type: question.type,
    question: question.question,
    ...(question.picture && { picture: question.picture }),
    choices: choicesOf(question, order),
    ...besides(question, order),
    ...(hints && { hints }),
    answer,
    marked: given?.marked ?? false,
    result: isFinal
      ? {
          correct: question.type === 'scale' ? null : isRightAnswer(question, answer),
          points: pointsOf(question, answer),
          max_points: maxPointsOf(question),
          right: rightAnswerOf(question),
          explanation: question.explanation,
          ...(said.length > 0 && { of_choices: said }),
        }
      : null,
  }
}
