import type { FastifyInstance } from 'fastify'
import { settingsCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { resolveRemotes } from '../remotes/resolve-remotes.ts'
import { visitorOf } from '../remotes/visitor.ts'
import { changeSettings, setGeneralImage } from './change-settings.ts'
import { registerPlatformChangesSocket } from './platform-changes.socket.ts'
import { readSettings } from './settings.store.ts'
import { presentSystemConfig } from './system-config.ts'

export const registerSettingsRoutes = (app: FastifyInstance, services: Services): void => {
  registerPlatformChangesSocket(app, services)
  callRoute(app, services, settingsCalls.readSettings, readSettings)
  callRoute(app, services, settingsCalls.changeSettings, (context) => changeSettings(context, context.body))
  callRoute(app, services, settingsCalls.setGeneralImage, (context) => setGeneralImage(context, context.body))
  callRoute(app, services, settingsCalls.readSystemConfig, async (context) => {
    const { actor, request, reply } = context
    const visitor = visitorOf(services, request, reply, actor)
    return presentSystemConfig(context, await resolveRemotes(context, actor, visitor))
  })
}
