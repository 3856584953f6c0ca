import type { FastifyInstance } from 'fastify'
import { startCalls } from '@kursportal/shared/contract'
import type { Services } from '../../../platform/context.ts'
import { callRoute } from '../../../platform/http/call-route.ts'
import { noteRead } from '../../audit-log/note-read.ts'
import { findCourse } from '../find-course.ts'
import { confirmStart } from './confirm-start.ts'
import { listStartConfirmations } from './list-confirmations.ts'
import { readStart } from './read-start.ts'

export const registerStartRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, startCalls.readCourseStart, async (context) => {
    const { tree } = await findCourse(context, context.query['course-id'])
    return readStart(context, tree)
  })
  callRoute(app, services, startCalls.confirmCourseStart, (context) => confirmStart(context, context.body))
  callRoute(app, services, startCalls.listStartConfirmations, async (context) => {
    const confirmations = await listStartConfirmations(context, context.query)
    const userId = context.query['user-id'].toLowerCase()
    if (confirmations.total > 0) await noteRead(context, { action: 'person_viewed', userId })
    return confirmations
  })
}
