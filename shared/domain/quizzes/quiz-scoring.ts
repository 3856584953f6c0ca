import type { QuizAnswer } from '../../contract/quizzes/attempt.schemas.ts'
import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import { searchText } from '../search-text.ts'
import { gapsOf } from './gap-text.ts'
import { readNumber, writtenNumber } from './number-answer.ts'

const idsOf = (parts: readonly { id?: string | undefined }[]): string[] =>
  parts.flatMap((part) => part.id ?? [])

/** What is right, written like an answer; of a text all accepted ones, of which any is right; of a scale nothing. */
export const rightAnswerOf = (question: QuizQuestion): QuizAnswer => {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'image_choice':
      return idsOf(question.options.filter((option) => option.correct))
    case 'true_false':
      return [String(question.correct)]
    case 'order':
      return idsOf(question.items)
    case 'short_text':
      return question.accepted
    case 'gap_text':
      return gapsOf(question.text).map(([first = '']) => first)
    case 'match':
      return question.pairs.map(({ right }) => right)
    case 'number':
      return [writtenNumber(question.value)]
    case 'scale':
      return []
  }
  return question satisfies never
}

const isSameText = (one: string, other: string): boolean => searchText(one) === searchText(other)

/** The share of places at which an answer says what is right there. */
const shareOfPlaces = (answer: QuizAnswer, isRightAt: ((given: string) => boolean)[]): number =>
  isRightAt.length === 0 || answer.length !== isRightAt.length
    ? 0
    : isRightAt.filter((isRight, at) => isRight(answer[at] ?? '')).length / isRightAt.length

/** Every wrong choice takes a right one away, so that choosing everything earns nothing. */
const shareOfChoices = (answer: QuizAnswer, right: readonly string[]): number => {
  const chosen = new Set(answer)
  const hits = right.filter((id) => chosen.has(id)).length
  return right.length === 0 ? 0 : Math.max(0, hits - (chosen.size - hits)) / right.length
}

/** How much of an answer is right, 0 to 1; null for a scale, of which nothing is right or wrong. */
export const shareOfRight = (question: QuizQuestion, answer: QuizAnswer): number | null => {
  const right = rightAnswerOf(question)
  switch (question.type) {
    case 'scale':
      return null
    case 'order':
    case 'match':
      return shareOfPlaces(
        answer,
        right.map((word) => (given: string) => given === word),
      )
    case 'gap_text':
      return shareOfPlaces(
        answer,
        gapsOf(question.text).map(
          (words) => (given: string) => given !== '' && words.some((word) => isSameText(word, given)),
        ),
      )
    case 'number': {
      const given = readNumber(answer[0] ?? '')
      // A little more than nothing: 0.1 + 0.2 is not 0.3.
      const within = question.tolerance + 1e-9 * Math.max(1, Math.abs(question.value))
      return given !== undefined && Math.abs(given - question.value) <= within ? 1 : 0
    }
    case 'short_text':
      return answer.length === 1 && right.some((accepted) => isSameText(accepted, answer[0] ?? '')) ? 1 : 0
    case 'single_choice':
    case 'true_false':
      return answer.length === 1 && answer[0] === right[0] ? 1 : 0
    case 'multiple_choice':
    case 'image_choice':
      return shareOfChoices(answer, right)
  }
  return question satisfies never
}

/** Whether all of an answer is right; an answer to a scale never is. */
export const isRightAnswer = (question: QuizQuestion, answer: QuizAnswer): boolean =>
  shareOfRight(question, answer) === 1

/** The points there are for a question: 0 for a scale. */
export const maxPointsOf = (question: QuizQuestion): number =>
  question.type === 'scale' ? 0 : (question.points ?? 1)

const rounded = (points: number): number => Math.round(points * 100) / 100

/** The points an answer earns, to two digits: all or nothing, unless parts of it count. */
export const pointsOf = (question: QuizQuestion, answer: QuizAnswer): number => {
  const share = shareOfRight(question, answer) ?? 0
  const inParts = 'partial_credit' in question && question.partial_credit === true
  return rounded(maxPointsOf(question) * (inParts || share === 1 ? share : 0))
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
    case 'image_choice':
      return (question.several || answer.length === 1) && known(idsOf(question.options))
    case 'true_false':
      return answer.length === 1 && known(['true', 'false'])
    case 'order':
      return answer.length === question.items.length && known(idsOf(question.items))
    case 'short_text':
      return answer.length === 1
    case 'gap_text':
      return (
        answer.length === gapsOf(question.text).length &&
        (!question.offered || answer.every((word) => word === '' || wordsOf(question).includes(word)))
      )
    case 'match':
      return (
        answer.length === question.pairs.length &&
        answer.every((word) => word === '' || wordsOf(question).includes(word))
      )
    case 'number':
      return answer.length === 1 && readNumber(answer[0] ?? '') !== undefined
    case 'scale':
      return (
        answer.length === 1 &&
        /^\d+$/.test(answer[0] ?? '') &&
        Number(answer[0]) >= 1 &&
        Number(answer[0]) <= question.steps
      )
  }
  return question satisfies never
}

/** The words offered for the gaps or pairs of a question, each once; none where they are to be written. */
export const wordsOf = (question: QuizQuestion): string[] => {
  if (question.type !== 'match' && (question.type !== 'gap_text' || !question.offered)) return []
  return [...new Set([...rightAnswerOf(question), ...(question.extras ?? [])])].filter(Boolean)
}

/** Whether an answer is complete: nothing of it is blank. */
export const isAnswered = (answer: QuizAnswer | undefined): boolean =>
  answer !== undefined && answer.length > 0 && answer.every((part) => part.trim() !== '')

/** How many answers are right, what they earn together, and whether that is enough. */
export const scoreQuiz = (
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, QuizAnswer>>,
  requiredPoints: number,
): { correct: number; points: number; passed: boolean } => {
  const given = (question: QuizQuestion): QuizAnswer => answers[question.id ?? ''] ?? []
  const correct = questions.filter((question) => isRightAnswer(question, given(question))).length
  const points = rounded(questions.reduce((sum, question) => sum + pointsOf(question, given(question)), 0))
  return { correct, points, passed: points >= requiredPoints }
}

/** All points a set of questions has, and whether they are more than a number of right answers. */
export const pointTermsOf = (
  questions: readonly QuizQuestion[],
): { max_points: number; in_points: boolean } => ({
  max_points: questions.reduce((sum, question) => sum + maxPointsOf(question), 0),
  in_points: questions.some(
    (question) =>
      maxPointsOf(question) > 1 || ('partial_credit' in question && question.partial_credit === true),
  ),
})

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
