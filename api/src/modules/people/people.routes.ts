import type { FastifyInstance } from 'fastify'
import { peopleCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeUser } from './change-user.ts'
import { listUsers } from './list-users.ts'
import { presentOwnData } from './present-own-data.ts'

export const registerPeopleRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, peopleCalls.listUsers, (context) => listUsers(context, context.query))
  callRoute(app, services, peopleCalls.readUser, (context) => presentOwnData(context, context.actor.user_id))
  callRoute(app, services, peopleCalls.changeUser, (context) => changeUser(context, context.body))
}
