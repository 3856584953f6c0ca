import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/context.ts'
import { registerImageRoutes } from './images/images.routes.ts'
import { registerPeopleRoutes } from './people/people.routes.ts'
import { registerSessionRoutes } from './sessions/sessions.routes.ts'

/** Every module, a line each. */
export const registerModules = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerSessionRoutes(app, services)
  registerPeopleRoutes(app, services)
  await registerImageRoutes(app, services)
}
