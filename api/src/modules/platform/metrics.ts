import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Seconds; answers slower than the last edge are counted too. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Measures every answered request by method, route and status. */
export const measureRequests = (app: FastifyInstance): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'kursportal_' })
  const seconds = new Histogram({
    name: 'kursportal_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'kursportal_http_server_errors_total',
    help: 'Answers of 500 and above',
    labelNames: ['route'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, never the address: ids would make a figure each.
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failures.inc({ route })
    done()
  })
  return registry
}

/** Whether a request comes from this machine itself and was not passed on by a proxy. */
export const comesFromThisMachine = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined &&
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
