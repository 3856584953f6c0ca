import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  flawsOfQuestion,
  maxPointsOf,
  surePoints,
  withPartIds,
  type QuestionFlaw,
} from '@kursportal/shared/domain'

/** The kinds of question, in the order they are offered. */
export const questionKinds = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'order',
  'short_text',
  'gap_text',
  'match',
  'image_choice',
  'number',
  'scale',
] as const satisfies QuizQuestion['type'][]

/** A question of a kind with its blanks. */
export const newQuestion = (type: QuizQuestion['type']): QuizQuestion => {
  const common = { question: '', explanation: '' }
  const option = { text: '', correct: false }
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
      return { type, ...common, options: [{ ...option }, { ...option }] }
    case 'true_false':
      return { type, ...common, correct: true }
    case 'order':
      return { type, ...common, items: [{ text: '' }, { text: '' }] }
    case 'short_text':
      return { type, ...common, accepted: [''] }
    case 'gap_text':
      return { type, ...common, text: '', offered: false }
    case 'match':
      return { type, ...common, pairs: [1, 2, 3].map(() => ({ left: '', right: '' })) }
    case 'image_choice':
      return { type, ...common, several: false, options: [1, 2].map(() => ({ ...option, image_id: null })) }
    case 'number':
      return { type, ...common, value: 0, tolerance: 0, unit: '' }
    case 'scale':
      return { type, ...common, steps: 5, low: '', high: '' }
  }
  return type satisfies never
}

/** Whether an answer to the question has parts, each of which can be right. */
export const hasParts = (
  question: QuizQuestion,
): question is Extract<QuizQuestion, { partial_credit?: boolean | undefined }> &
  Record<'type', 'multiple_choice' | 'order' | 'gap_text' | 'match' | 'image_choice'> =>
  question.type === 'multiple_choice' ||
  question.type === 'order' ||
  question.type === 'gap_text' ||
  question.type === 'match' ||
  (question.type === 'image_choice' && question.several)

const written = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter(Boolean)

/** Without what nobody wrote, of what may be left out. */
const withoutBlank = <Option extends { explanation?: string | undefined }>({
  explanation,
  ...option
}: Option) => (explanation?.trim() ? { ...option, explanation } : option)

const withTidyHints = (question: QuizQuestion): QuizQuestion => {
  if (question.type === 'scale' || !question.hints) return question
  const { hints: typed, ...rest } = question
  const hints = written(typed)
  return hints.length > 0 ? { ...rest, hints } : rest
}

/** A question as it is stored: words nobody wrote are left out where one may. */
export const tidied = (typed: QuizQuestion): QuizQuestion => {
  const question = withTidyHints(typed)
  switch (question.type) {
    case 'short_text':
      return { ...question, accepted: written(question.accepted) }
    case 'single_choice':
    case 'multiple_choice':
      return { ...question, options: question.options.map(withoutBlank) }
    case 'image_choice':
      return { ...question, options: question.options.map(withoutBlank) }
    case 'gap_text':
    case 'match':
      return question.extras ? { ...question, extras: written(question.extras) } : question
    default:
      return question
  }
}

/** A question with another picture, or without one. */
export const withPicture = (question: QuizQuestion, picture: QuizQuestion['picture']): QuizQuestion => {
  const { picture: _before, ...rest } = question
  return picture ? { ...rest, picture } : rest
}

/** A copy of a question, new to the server in all its parts. */
export const copyOf = (question: QuizQuestion): QuizQuestion => withPartIds(question, () => undefined)

/** What is still wrong with a question while it is written; a short answer needs at least one right one. */
export const problemsOf = (question: QuizQuestion): (QuestionFlaw | 'no_accepted')[] => [
  ...flawsOfQuestion(tidied(question)),
  ...(isWithoutAnswer(question) ? (['no_accepted'] as const) : []),
]

const isWithoutAnswer = (question: QuizQuestion): boolean =>
  question.type === 'short_text' && question.accepted.every((text) => text.trim() === '')

/** Whether the server takes the question as it is; flaws keep a course from being published, not from being saved. */
export const canBeStored = (question: QuizQuestion): boolean => !isWithoutAnswer(question)

/** Sets which option is right: for one right answer the others are wrong then. */
export const markRight = <Option extends { correct: boolean }>(
  options: readonly Option[],
  index: number,
  isRight: boolean,
  onlyOne: boolean,
): Option[] =>
  options.map((option, place) => {
    if (place === index) return { ...option, correct: isRight }
    return onlyOne && isRight ? { ...option, correct: false } : option
  })

/** Share of the questions a quiz asks for as long as its author has not said another number. */
const USUAL_SHARE = 0.8

/** As many points as a quiz may ask for. */
const MOST_REQUIRED = 200

/** Points a quiz takes of so many unless its author says otherwise. */
export const usualRequired = (points: number): number =>
  Math.max(1, Math.min(MOST_REQUIRED, Math.ceil(points * USUAL_SHARE)))

/** All points a quiz surely offers; of questions drawn from the whole course, one each. */
export const pointsIn = (quiz: QuizContent): number => surePoints(quiz) ?? quiz.draw_count ?? 0

/** Whether nobody has set another number of points. */
export const asksForUsual = (quiz: QuizContent): boolean =>
  quiz.required_correct === usualRequired(pointsIn(quiz))

/** Whether points are more than a number of right answers. */
export const isInPoints = (quiz: QuizContent): boolean =>
  quiz.questions.some(
    (question) => maxPointsOf(question) > 1 || (hasParts(question) && question.partial_credit === true),
  )

/**
 * A quiz with other questions. The points it takes follow the questions (four of five) until the author sets another
 * number; that stays, as far as it can be reached.
 */
export const withQuestions = (quiz: QuizContent, questions: QuizQuestion[]): QuizContent => {
  const next = { ...quiz, questions }
  const points = pointsIn(next)
  const required = asksForUsual(quiz) ? usualRequired(points) : Math.min(quiz.required_correct, points)
  return { ...next, required_correct: Math.max(1, required) }
}
