import { defineCall } from '../call.ts'
import { id, listOf, object } from '../primitives.ts'
import { z } from 'zod'
import { attemptSummary, quizAnswer, quizAttempt, quizStanding } from './attempt.schemas.ts'

const attemptQuery = object({ 'attempt-id': id })

/** Taking a quiz: an attempt lives on the server from its first question to its result (specification, Lectures). */
export const quizCalls = {
  listQuizAttempts: defineCall({
    method: 'GET',
    path: '/quiz/attempts',
    who: 'user',
    summary:
      'The own attempts at a quiz in the current participation, newest first, and what may be done now',
    extension: true,
    query: object({ 'video-id': id }),
    answer: listOf(attemptSummary).extend({ standing: quizStanding }),
    errors: ['not_found', 'locked', 'start_not_confirmed'],
  }),
  startQuizAttempt: defineCall({
    method: 'POST',
    path: '/quiz/attempt',
    who: 'user',
    idempotencyKey: true,
    summary: 'Begin an attempt, or go on with the one that runs',
    description: '`attempt_too_early` has `{ next_attempt_at }` as details.',
    extension: true,
    body: object({ video_id: id }),
    answer: quizAttempt,
    errors: ['not_found', 'locked', 'start_not_confirmed', 'no_attempts_left', 'attempt_too_early'],
  }),
  readQuizAttempt: defineCall({
    method: 'GET',
    path: '/quiz/attempt',
    who: 'user',
    summary: 'An own attempt: its questions and answers, and once it is handed in its result',
    extension: true,
    query: attemptQuery,
    answer: quizAttempt,
    errors: ['not_found'],
  }),
  answerQuizQuestion: defineCall({
    method: 'PATCH',
    path: '/quiz/attempt',
    who: 'user',
    summary: 'Save the answer to a question, or set the question aside',
    extension: true,
    query: attemptQuery,
    body: object({ question_id: id, answer: quizAnswer.optional(), marked: z.boolean().optional() }),
    errors: ['not_found', 'answer_does_not_fit', 'attempt_closed', 'start_not_confirmed'],
  }),
  submitQuizAttempt: defineCall({
    method: 'POST',
    path: '/quiz/attempt/submit',
    who: 'user',
    summary: 'Hand an attempt in; its result is final',
    description:
      'Handing in again answers the same result. `answers_missing` has the numbers of the open questions as details. Where a contraindication was added meanwhile, answering and handing in wait until it is confirmed (`start_not_confirmed`); what was answered stays.',
    extension: true,
    query: attemptQuery,
    answer: quizAttempt,
    errors: ['not_found', 'answers_missing', 'start_not_confirmed'],
  }),
}
