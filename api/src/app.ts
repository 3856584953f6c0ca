import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Services } from './platform/context.ts'
import { ApiError } from './platform/http/api-error.ts'
import { addressLimits } from './platform/http/address-limits.ts'
import { registerAvailability } from './platform/http/availability.ts'
import { registerCaching } from './platform/http/caching.ts'
import { registerCompression } from './platform/http/compression.ts'
import { presentError, registerErrorHandler } from './platform/http/error-handler.ts'
import { registerJsonBody } from './platform/http/json-body.ts'
import { registerMethodGuard } from './platform/http/method-guard.ts'
import { KEEP_ALIVE_MS, trustProxies } from './platform/http/proxies.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { registerHttpSpans } from './platform/telemetry/http-spans.ts'
import { registerModules } from './modules/modules.ts'

/** The id a proxy gave a request, where it is one that can stand in a log and a header. */
const givenRequestId = (given: string | string[] | undefined): string | undefined =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : undefined

/** Builds the server around open services; does not listen. */
export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance,
    // A 500 names it, and the log has it: the one a proxy gave, or one that no other process and no later start has.
    genReqId: ({ headers }) => givenRequestId(headers['x-request-id']) ?? randomUUID(),
    logController: new RequestLog({ disableRequestLogging: services.config.environment !== 'production' }),
    // Only as many as there are and where ours stand: whoever claims addresses would be somebody else with each request.
    trustProxy: trustProxies(services.config.proxies, services.config.proxyAddresses),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 512 },
    // Long uploads must not be cut off; slow headers still are.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What reaches a process as it closes is answered, not refused: a proxy could not repeat it.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).send(presentError('bad_request'))
    },
  })
  app.decorateRequest('actor', null)
  app.decorateRequest('deployToken', null)
  if (services.telemetry) registerHttpSpans(app, services.telemetry)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  registerErrorHandler(app)
  registerCaching(app)
  registerAvailability(app, services)
  registerMethodGuard(app)
  registerJsonBody(app)
  await registerCompression(app)
  await app.register(cookie)
  await app.register(websocket, { options: { maxPayload: 4096 } })
  await app.register(rateLimit, {
    global: services.config.rateLimits,
    max: 3000,
    timeWindow: 60_000,
    store: addressLimits(services),
    errorResponseBuilder: () => new ApiError('too_many_requests'),
  })
  await registerModules(app, services)
  return app
}
