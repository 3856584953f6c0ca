import type { FastifyInstance } from 'fastify'
import { peopleCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { listUsers } from './list-users.ts'

export const registerPeopleRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, peopleCalls.listUsers, (context) => listUsers(context, context.query))
}
