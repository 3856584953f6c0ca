import type { FastifyInstance } from 'fastify'
import { platformCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { isMigrated } from '../../platform/db/migrate.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { comesFromThisMachine, measureRequests } from './metrics.ts'

export const registerPlatformRoutes = (app: FastifyInstance, services: Services): void => {
  const registry = measureRequests(app)

  callRoute(app, services, platformCalls.readHealth, () => Promise.resolve({ status: 'ok' as const }))

  callRoute(app, services, platformCalls.readReadiness, async () => {
    const ready = await isMigrated(services.database).catch(() => false)
    if (!ready) throw new ApiError('unavailable')
    return { status: 'ready' as const }
  })

  callRoute(app, services, platformCalls.readMetrics, async ({ actor, request, reply }) => {
    if (!actor?.is_admin && !comesFromThisMachine(request)) throw new ApiError('forbidden')
    const figures = await registry.metrics()
    return reply.header('content-type', registry.contentType).send(figures)
  })

  callRoute(app, services, platformCalls.echo, (context) => Promise.resolve({ echo: context.body }), {
    transaction: false, // it does not touch the database
  })
}
