import type { QuizQuestion } from '@kursportal/shared/contract'
import { translate } from '../../../texts/index.ts'

const right = (text: string, isRight: boolean): string =>
  isRight ? `– ${text} (${translate('quiz.right').toLowerCase()})` : `– ${text}`

const answersOf = (question: QuizQuestion): string[] => {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return question.options.map(({ text, correct }) => right(text, correct))
    case 'true_false':
      return [`– ${translate(question.correct ? 'quiz.right' : 'quiz.wrong')}`]
    case 'order':
      return question.items.map(({ text }, index) => `${index + 1}. ${text}`)
    case 'short_text':
      return question.accepted.map((text) => `– ${text}`)
  }
  return question satisfies never
}

/** A question with its answers and its explanation, a line each, to be read beside another version of it. */
export const questionWords = (question: QuizQuestion): string =>
  [question.question || translate('quiz.untitled'), ...answersOf(question), question.explanation]
    .filter(Boolean)
    .join('\n')
