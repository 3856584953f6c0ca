import type { CallInput } from '@kursportal/shared/client'
import type { AttemptQuestion } from '@kursportal/shared/contract'
import { browserOutbox, type BrowserOutbox } from '../../../common/outbox/browser-outbox.ts'

/** What is said to a question, as `PATCH /quiz/attempt` takes it. */
export type Given = NonNullable<CallInput<'PATCH /quiz/attempt'>['body']>

/** What was given and is not saved yet, and the answer that was saved when it was given. */
export type KeptAnswer = { given: Given; before: readonly string[] }

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isKept = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'before' in value &&
  isStrings(value.before) &&
  'given' in value &&
  typeof value.given === 'object' &&
  value.given !== null &&
  'question_id' in value.given &&
  typeof value.given.question_id === 'string'

/** The answers of one attempt that could not be saved yet, one a question. */
export const answerOutbox = (userId: string, attemptId: string): BrowserOutbox<KeptAnswer> =>
  browserOutbox(`kursportal-answers:${userId}:${attemptId}:`, isKept)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index])

/**
 * Whether a question was answered otherwise on another device since this answer was kept: then that one stays, because
 * it is not known which of the two was meant last.
 */
export const isOvertaken = ({ given, before }: KeptAnswer, saved: AttemptQuestion | undefined): boolean =>
  given.answer !== undefined &&
  saved !== undefined &&
  !isSame(saved.answer, before) &&
  !isSame(saved.answer, given.answer)

/** A question as it stands with what was given and is not saved yet. */
export const withGiven = (question: AttemptQuestion, given: Given | undefined): AttemptQuestion => ({
  ...question,
  answer: given?.answer ?? question.answer,
  marked: given?.marked ?? question.marked,
})
