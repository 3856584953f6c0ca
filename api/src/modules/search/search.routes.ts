import type { FastifyInstance } from 'fastify'
import { searchCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { searchCourses } from './search-courses.ts'

export const registerSearchRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, searchCalls.searchCourses, (context) => searchCourses(context, context.query))
}
