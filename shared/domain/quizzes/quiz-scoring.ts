import type { QuizAnswer } from '../../contract/quizzes/attempt.schemas.ts'
import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import { searchText } from '../search-text.ts'

const idsOf = (parts: readonly { id?: string | undefined }[]): string[] =>
  parts.flatMap((part) => part.id ?? [])

/** What is right, written like an answer; of a text all accepted ones, of which any is right. */
export const rightAnswerOf = (question: QuizQuestion): QuizAnswer => {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return idsOf(question.options.filter((option) => option.correct))
    case 'true_false':
      return [String(question.correct)]
    case 'order':
      return idsOf(question.items)
    case 'short_text':
      return question.accepted
  }
  return question satisfies never
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry) => other.includes(entry))

/** Whether an answer is right: all of it, there is no half (specification, Lectures). */
export const isRightAnswer = (question: QuizQuestion, answer: QuizAnswer): boolean => {
  const right = rightAnswerOf(question)
  if (question.type === 'order')
    return answer.length === right.length && answer.every((id, at) => id === right[at])
  if (question.type !== 'short_text') return sameSet([...new Set(answer)], right)
  const typed = searchText(answer[0] ?? '')
  return answer.length === 1 && right.some((accepted) => searchText(accepted) === typed)
}

/** Whether an answer can be one to this question at all; an empty one takes the answer back and always fits. */
export const fitsQuestion = (question: QuizQuestion, answer: QuizAnswer): boolean => {
  if (answer.length === 0) return true
  const known = (ids: readonly string[]): boolean =>
    new Set(answer).size === answer.length && answer.every((id) => ids.includes(id))
  switch (question.type) {
    case 'single_choice':
      return answer.length === 1 && known(idsOf(question.options))
    case 'multiple_choice':
      return known(idsOf(question.options))
    case 'true_false':
      return answer.length === 1 && known(['true', 'false'])
    case 'order':
      return answer.length === question.items.length && known(idsOf(question.items))
    case 'short_text':
      return answer.length === 1
  }
  return question satisfies never
}

/** Whether there is an answer to speak of. */
export const isAnswered = (answer: QuizAnswer | undefined): boolean =>
  answer !== undefined && answer.some((part) => part.trim() !== '')

/** How many answers are right, and whether that is enough. */
export const scoreQuiz = (
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, QuizAnswer>>,
  requiredCorrect: number,
): { correct: number; passed: boolean } => {
  const correct = questions.filter((question) =>
    isRightAnswer(question, answers[question.id ?? ''] ?? []),
  ).length
  return { correct, passed: correct >= requiredCorrect }
}

/** What decides whether another attempt may begin. */
export type AttemptTerms = { max_attempts: number | null; pause_minutes: number }

/** Whether and when another attempt may begin, from how many there were and when the last was handed in. */
export const nextAttempt = (
  terms: AttemptTerms,
  made: number,
  lastSubmittedAt: Date | null,
  now: Date,
): { left: number | null; at: Date | null } => {
  const left = terms.max_attempts === null ? null : Math.max(0, terms.max_attempts - made)
  const over = lastSubmittedAt && new Date(lastSubmittedAt.getTime() + terms.pause_minutes * 60_000)
  return { left, at: over && over > now ? over : null }
}
