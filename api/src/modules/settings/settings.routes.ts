import type { FastifyInstance } from 'fastify'
import { settingsCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeProvider } from './change-provider.ts'
import { changeSettings, setGeneralImage } from './change-settings.ts'
import { registerPlatformChangesSocket } from './platform-changes.socket.ts'
import { showProvider } from './provider.ts'
import { readSettings } from './read-settings.ts'
import { readSettingsEdit } from './settings.store.ts'

export const registerSettingsRoutes = (app: FastifyInstance, services: Services): void => {
  registerPlatformChangesSocket(app, services)
  callRoute(app, services, settingsCalls.readSettings, readSettings)
  callRoute(app, services, settingsCalls.readSettingsEdit, readSettingsEdit)
  callRoute(app, services, settingsCalls.changeSettings, (context) => changeSettings(context, context.body))
  callRoute(app, services, settingsCalls.readProvider, showProvider)
  callRoute(app, services, settingsCalls.changeProvider, (context) => changeProvider(context, context.body))
  callRoute(app, services, settingsCalls.setGeneralImage, (context) => setGeneralImage(context, context.body))
}
