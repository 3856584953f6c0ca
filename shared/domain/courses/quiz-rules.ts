import type { QuizContent, QuizQuestion } from '../../contract/lectures/quiz.ts'
import { gapsOf, MAX_GAPS } from '../quizzes/gap-text.ts'
import { maxPointsOf } from '../quizzes/quiz-scoring.ts'
import { searchText } from '../search-text.ts'

/** Why a question cannot be asked as it is. */
export type QuestionFlaw =
  | 'no_question'
  | 'empty_option'
  | 'same_option_twice'
  | 'no_right_answer'
  | 'several_right_answers'
  | 'no_gap'
  | 'too_many_gaps'
  | 'empty_gap'
  | 'no_picture'
  | 'no_picture_words'

/** What is wrong with a question; empty when it can be asked. */
export const flawsOfQuestion = (question: QuizQuestion): QuestionFlaw[] => {
  const flaws: QuestionFlaw[] = []
  if (question.question.trim() === '') flaws.push('no_question')
  const texts = textsOf(question).map((text) => text.trim())
  if (texts.some((text) => text === '')) flaws.push('empty_option')
  const written = texts.filter((text) => text !== '')
  if (new Set(written).size < written.length) flaws.push('same_option_twice')
  if ('options' in question) {
    const right = question.options.filter((option) => option.correct).length
    const onlyOne = question.type === 'image_choice' ? !question.several : question.type === 'single_choice'
    if (right === 0) flaws.push('no_right_answer')
    if (right > 1 && onlyOne) flaws.push('several_right_answers')
  }
  if (question.type === 'image_choice' && question.options.some((option) => option.image_id === null))
    flaws.push('no_picture')
  if (question.picture?.alt.trim() === '') flaws.push('no_picture_words')
  return question.type === 'gap_text' ? [...flaws, ...flawsOfGaps(gapsOf(question.text))] : flaws
}

const flawsOfGaps = (gaps: string[][]): QuestionFlaw[] => {
  if (gaps.length === 0) return ['no_gap']
  return [
    ...(gaps.length > MAX_GAPS ? (['too_many_gaps'] as const) : []),
    ...(gaps.some((words) => words.length === 0) ? (['empty_gap'] as const) : []),
  ]
}

const textsOf = (question: QuizQuestion): string[] => {
  if ('options' in question) return question.options.map((option) => option.text)
  if (question.type === 'order') return question.items.map((item) => item.text)
  if (question.type === 'short_text') return question.accepted.map((accepted) => searchText(accepted))
  // Two may belong to the same: only the left sides differ.
  if (question.type === 'match')
    return question.pairs.map(({ left, right }) => (right.trim() === '' ? '' : left))
  return []
}

/** The pictures a quiz shows: those of its questions and those to choose from. */
export const picturesOfQuiz = (quiz: QuizContent | null): string[] =>
  (quiz?.questions ?? []).flatMap((question) => [
    ...(question.picture ? [question.picture.image_id] : []),
    ...(question.type === 'image_choice' ? question.options.flatMap(({ image_id }) => image_id ?? []) : []),
  ])

/**
 * The points one attempt at a quiz surely offers: of drawn questions those that are worth least. Undefined where they are
 * drawn from the whole course, of which a quiz alone knows nothing; an attempt asks for no more than it has.
 */
export const surePoints = (quiz: QuizContent): number | undefined => {
  if (quiz.draw_count && quiz.draw_from === 'course') return undefined
  const points = quiz.questions.map(maxPointsOf).filter((one) => one > 0)
  const least = points.sort((one, other) => one - other).slice(0, quiz.draw_count ?? points.length)
  return least.reduce((sum, one) => sum + one, 0)
}

/**
 * Whether a quiz can be passed: no question is flawed and no more points are needed than there are. One of scales alone
 * has none, and is passed by answering it.
 */
export const isValidQuiz = (quiz: QuizContent): boolean => {
  const points = surePoints(quiz)
  return (
    (points === undefined || points === 0 || quiz.required_correct <= points) &&
    quiz.questions.every((question) => flawsOfQuestion(question).length === 0)
  )
}

/** A quiz as a new quiz lecture begins. */
export const emptyQuiz: QuizContent = {
  required_correct: 1,
  max_attempts: null,
  pause_minutes: 0,
  shuffle_questions: false,
  shuffle_options: true,
  questions: [],
}
