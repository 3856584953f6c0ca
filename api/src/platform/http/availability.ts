import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import { servesPeople } from '../jobs/roles.ts'
import { ApiError } from './api-error.ts'

/** What is answered however the database is: whoever runs the platform asks here what is wrong. */
const ALWAYS = /^\/(api\/(health|ready|metrics)|assets\/)/

/** Whether a request brings bytes to keep: all else this API takes is JSON. */
const bringsFile = ({ headers }: FastifyRequest): boolean => {
  const type = headers['content-type']
  return type !== undefined && !type.startsWith('application/json')
}

/**
 * Answers at once while the database is away, and to files while the storage is, instead of letting requests pile up,
 * and tells clients of a process that stops to connect anew, so that a proxy sends them elsewhere. A process that only
 * does jobs serves nobody.
 */
export const registerAvailability = (app: FastifyInstance, { readiness, config }: Services): void => {
  const serves = servesPeople(config.role)
  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.isStopping()) void reply.header('connection', 'close')
    if (ALWAYS.test(request.url)) done()
    else if (!serves) done(new ApiError('unknown_route'))
    else if (readiness.isDatabaseAway()) done(new ApiError('unavailable'))
    else if (readiness.isStorageAway() && bringsFile(request))
      done(new ApiError('unavailable', { missing: ['storage'] }))
    else done()
  })
}
