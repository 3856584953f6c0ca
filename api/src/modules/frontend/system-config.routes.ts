import type { FastifyInstance } from 'fastify'
import { settingsCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { resolveRemotes } from '../remotes/resolve-remotes.ts'
import { visitorOf } from '../remotes/visitor.ts'
import { presentSystemConfig } from './system-config.ts'

/** What the HTML brings along, for tabs that are open already. */
export const registerSystemConfigRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, settingsCalls.readSystemConfig, async (context) => {
    const { actor, request, reply } = context
    const visitor = visitorOf(services, request, reply, actor)
    return presentSystemConfig(context, await resolveRemotes(context, actor, visitor))
  })
}
