import type { FastifyInstance } from 'fastify'
import { overviewCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { readOverview } from './read-overview.ts'

export const registerOverviewRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, overviewCalls.readOverview, readOverview)
}
