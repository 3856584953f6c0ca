import type { FastifyInstance } from 'fastify'
import { quizCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { answerQuestion } from './answer-question.ts'
import { listAttempts } from './list-attempts.ts'
import { presentAttempt } from './present-attempt.ts'
import { findAttempt } from './quizzes.store.ts'
import { startAttempt } from './start-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'

export const registerQuizRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, quizCalls.listQuizAttempts, (context) =>
    listAttempts(context, context.query['video-id']),
  )
  callRoute(app, services, quizCalls.startQuizAttempt, (context) =>
    startAttempt(context, context.body.video_id),
  )
  callRoute(app, services, quizCalls.readQuizAttempt, async (context) =>
    presentAttempt(await findAttempt(context, context.query['attempt-id'], { lock: false })),
  )
  callRoute(app, services, quizCalls.answerQuizQuestion, (context) =>
    answerQuestion(context, context.query['attempt-id'], context.body),
  )
  callRoute(app, services, quizCalls.submitQuizAttempt, (context) =>
    submitAttempt(context, context.query['attempt-id']),
  )
}
