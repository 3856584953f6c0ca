import { quizContent, type QuizContent, type QuizQuestion } from '@kursportal/shared/contract'
import { sameContent } from '@kursportal/shared/domain'
import { copyOf, newQuestion, questionKinds, tidied } from './question.rules.ts'

/** A question somebody was writing: as it was, as it was typed, its place, and the quiz as it was then. */
type KeptQuestion = { first: QuizQuestion; typed: QuizQuestion; index: number; quiz: QuizContent }

/** Whether something has all a question of its kind has; what is half written is none for the contract. */
const isQuestion = (value: unknown): value is QuizQuestion => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  const kind = questionKinds.find((one) => one === value.type)
  return kind !== undefined && Object.keys(newQuestion(kind)).every((name) => name in value)
}

/** What an earlier visit left of a question, if it is one. */
export const keptQuestion = (value: unknown): KeptQuestion | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { first, typed, index, quiz } = value as Partial<Record<keyof KeptQuestion, unknown>>
  const known = quizContent.safeParse(quiz)
  return isQuestion(first) && isQuestion(typed) && typeof index === 'number' && known.success
    ? { first, typed, index, quiz: known.data }
    : undefined
}

/** Whether a quiz holds a question as it was typed. New ones get their ids from the server. */
export const isInQuiz = ({ questions }: QuizContent, typed: QuizQuestion): boolean =>
  questions.some(
    (one) =>
      (typed.id === undefined || typed.id === one.id) && sameContent(copyOf(one), copyOf(tidied(typed))),
  )
