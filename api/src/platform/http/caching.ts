import type { FastifyInstance } from 'fastify'

/**
 * What caches may keep: nothing that failed, whatever the route had set for the file it meant to send, and no answer of
 * the API that does not say otherwise, since most are about somebody.
 */
export const registerCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= 400) {
      void reply.removeHeader('etag').removeHeader('accept-ranges').header('cache-control', 'no-store')
    } else if (!reply.hasHeader('cache-control') && request.url.startsWith('/api/')) {
      void reply.header('cache-control', 'private, no-store')
    }
    done(null, payload)
  })
}
