import type { FastifyInstance } from 'fastify'
import { presentError } from './error-handler.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whether a route is the one of the pages, which takes every address and answers those of the API 404. */
const isCatchAll = (params: Record<string, string | undefined>, path: string): boolean =>
  params['*'] === path.slice(1)

/** Answers 405 for a known path with another method and 404 `unknown_route` for the rest below `/api`. */
export const registerMethodGuard = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const allowed = METHODS.filter((method) => {
      const route = app.findRoute({ method, url: path })
      return route && !(path.startsWith('/api/') && isCatchAll(route.params, path))
    })
    // A route that gave up itself (a file that is not there) takes the method and yet has nothing.
    if (allowed.length > 0 && !allowed.some((method) => method === request.method)) {
      return reply.status(405).header('allow', allowed.join(', ')).send(presentError('method_not_allowed'))
    }
    return reply.status(404).send(presentError('unknown_route'))
  })
}
