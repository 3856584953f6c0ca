import type { FastifyInstance } from 'fastify'
import { platformCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { isMigrated } from '../../platform/db/migrate.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { hasMetricsToken } from '../../platform/http/metrics-token.ts'
import { comesFromThisMachine, measureRequests } from './metrics.ts'
import { addPlatformFigures } from './platform-figures.ts'

export const registerPlatformRoutes = (app: FastifyInstance, services: Services): void => {
  const registry = measureRequests(app)
  addPlatformFigures(registry, services, () => app.websocketServer.clients.size)

  callRoute(app, services, platformCalls.readHealth, () => {
    if (services.readiness.isStopping()) throw new ApiError('unavailable', { missing: ['stopping'] })
    return Promise.resolve({ status: 'ok' as const })
  })

  // Asked until it is so: a database that hangs must not hang the answer.
  let migrated = false
  callRoute(app, services, platformCalls.readReadiness, async () => {
    const missing = services.readiness.hindrances()
    // Every process has the same storage: a proxy that sends nobody to one without it would have nobody left to ask.
    if (missing.some((one) => one !== 'storage')) throw new ApiError('unavailable', { missing })
    migrated ||= await isMigrated(services.database).catch(() => false)
    if (!migrated) throw new ApiError('unavailable', { missing: ['migrations'] })
    return { status: 'ready' as const, missing: missing.filter((one) => one === 'storage') }
  })

  callRoute(app, services, platformCalls.readMetrics, async ({ actor, request, reply }) => {
    const isAllowed =
      Boolean(actor?.is_admin) || comesFromThisMachine(request) || hasMetricsToken(services.config, request)
    if (!isAllowed) throw new ApiError('forbidden')
    const figures = await registry.metrics()
    return reply.header('content-type', registry.contentType).send(figures)
  })

  callRoute(app, services, platformCalls.echo, (context) => Promise.resolve({ echo: context.body }), {
    transaction: false, // it does not touch the database
  })
}
