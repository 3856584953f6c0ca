import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAskedByMachines } from '../http/request-log.ts'
import type { RunningSpan, Telemetry } from './telemetry.ts'

/**
 * Tells each request by the pattern of its route: an address may have a token in it that opens something, the pattern
 * has not. What machines ask every few seconds is left out, as in the log.
 */
export const registerHttpSpans = (app: FastifyInstance, { begin }: Telemetry): void => {
  const spans = new WeakMap<FastifyRequest, RunningSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers, routeOptions } = request
    const route = routeOptions.url
    if (isAskedByMachines(route)) {
      done()
      return
    }
    const span = begin(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      headers,
      attributes: {
        'http.request.method': method,
        'kursportal.request_id': id,
        ...(route === undefined ? {} : { 'http.route': route }),
      },
    })
    spans.set(request, span)
    span.within(done)
  })
  // The body was read by the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      failed: statusCode >= 500,
    })
    done()
  })
}
