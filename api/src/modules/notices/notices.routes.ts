import type { FastifyInstance } from 'fastify'
import { noticeCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeAccessibilityStatement, changeContactPoints } from './change-notices.ts'
import { readNotices } from './read-notices.ts'
import { sendAccessibilityFeedback } from './send-accessibility-feedback.ts'

export const registerNoticeRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, noticeCalls.readNotices, readNotices)
  callRoute(app, services, noticeCalls.changeContactPoints, (context) =>
    changeContactPoints(context, context.body),
  )
  callRoute(app, services, noticeCalls.changeAccessibilityStatement, (context) =>
    changeAccessibilityStatement(context, context.body),
  )
  callRoute(app, services, noticeCalls.sendAccessibilityFeedback, (context) =>
    sendAccessibilityFeedback(context, context.body),
  )
}
