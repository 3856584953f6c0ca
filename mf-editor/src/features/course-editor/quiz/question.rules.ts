import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import { flawsOfQuestion, type QuestionFlaw } from '@kursportal/shared/domain'

/** The kinds of question, in the order they are offered. */
export const questionKinds = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'order',
  'short_text',
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
  }
  return type satisfies never
}

/** A question as it is stored: answers nobody wrote are left out where one may. */
export const tidied = (question: QuizQuestion): QuizQuestion => {
  if (question.type !== 'short_text') return question
  const accepted = question.accepted.map((text) => text.trim()).filter(Boolean)
  return { ...question, accepted }
}

const fresh = <Part extends { id?: string | undefined }>(part: Part): Part => ({ ...part, id: undefined })

/** A copy of a question, new to the server in all its parts. */
export const copyOf = (question: QuizQuestion): QuizQuestion => {
  if ('options' in question) return { ...fresh(question), options: question.options.map(fresh) }
  if (question.type === 'order') return { ...fresh(question), items: question.items.map(fresh) }
  return fresh(question)
}

/** What is still wrong with a question while it is written; a short answer needs at least one right one. */
export const problemsOf = (question: QuizQuestion): QuestionFlaw[] => [
  ...flawsOfQuestion(tidied(question)),
  ...(isWithoutAnswer(question) ? (['no_right_answer'] as const) : []),
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

/** Right answers a quiz of so many questions takes unless its author says otherwise. */
export const usualRequired = (count: number): number => Math.max(1, Math.ceil(count * USUAL_SHARE))

/** Whether nobody has set another number of right answers. */
export const asksForUsual = (quiz: QuizContent): boolean =>
  quiz.required_correct === usualRequired(quiz.questions.length)

/**
 * A quiz with other questions. The number of right answers it takes follows the number of questions (four of five)
 * until the author sets another; that stays, as far as it can be reached.
 */
export const withQuestions = (quiz: QuizContent, questions: QuizQuestion[]): QuizContent => ({
  ...quiz,
  questions,
  required_correct: asksForUsual(quiz)
    ? usualRequired(questions.length)
    : Math.max(1, Math.min(quiz.required_correct, questions.length)),
})
