import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import { searchText } from '../search-text.ts'

/** Why a question cannot be asked as it is. */
export type QuestionFlaw =
  'no_question' | 'empty_option' | 'same_option_twice' | 'no_right_answer' | 'several_right_answers'

/** What is wrong with a question; empty when it can be asked. */
export const flawsOfQuestion = (question: QuizQuestion): QuestionFlaw[] => {
  const flaws: QuestionFlaw[] = []
  if (question.question.trim() === '') flaws.push('no_question')
  const texts = textsOf(question).map((text) => text.trim())
  if (texts.some((text) => text === '')) flaws.push('empty_option')
  const written = texts.filter((text) => text !== '')
  if (new Set(written).size < written.length) flaws.push('same_option_twice')
  if (question.type === 'single_choice' || question.type === 'multiple_choice') {
    const right = question.options.filter((option) => option.correct).length
    if (right === 0) flaws.push('no_right_answer')
    if (right > 1 && question.type === 'single_choice') flaws.push('several_right_answers')
  }
  return flaws
}

const textsOf = (question: QuizQuestion): string[] => {
  if ('options' in question) return question.options.map((option) => option.text)
  if (question.type === 'order') return question.items.map((item) => item.text)
  if (question.type === 'short_text') return question.accepted.map((accepted) => searchText(accepted))
  return []
}

/** Whether a quiz can be passed: no question is flawed and no more right answers are needed than there are questions. */
export const isValidQuiz = (quiz: QuizContent): boolean =>
  quiz.required_correct <= quiz.questions.length &&
  quiz.questions.every((question) => flawsOfQuestion(question).length === 0)

/** A quiz as a new quiz lecture begins. */
export const emptyQuiz: QuizContent = {
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: true,
  questions: [],
}
