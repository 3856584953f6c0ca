import type { FastifyInstance, FastifyReply } from 'fastify'
import { contextOn, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { pageCompression } from '../../platform/http/compression.ts'
import { resolveRemotes } from '../remotes/resolve-remotes.ts'
import { visitorOf } from '../remotes/visitor.ts'
import { sendEarlyHints, shellHints } from './early-hints.ts'
import { firstReadsOf } from './first-reads.ts'
import { farewellWorker } from './farewell-worker.ts'
import { presentPage, type Page } from './present-page.ts'
import { securityHeaders } from './security-headers.ts'
import { serveShell } from './shell-files.ts'

/** Serves the built front end: the shell's files, and its page for every other address that is no file. */
export const registerFrontend = async (app: FastifyInstance, services: Services): Promise<void> => {
  const readTemplate = await serveShell(app, services)

  app.get('/*', { config: { rateLimit: false }, compress: pageCompression }, async (request, reply) => {
    const address = new URL(request.url, 'http://own.invalid')
    const { pathname } = address
    const isOurs = !/^\/(api|assets|remotes)(\/|$)/.test(pathname)
    if (isOurs && request.headers['service-worker'] === 'script') return sendFarewell(reply)
    if (!isOurs || /\.[a-z0-9]+$/i.test(pathname)) throw new ApiError('unknown_route')
    const context = contextOn(services, services.database.db)
    const actor = await authenticate(services, request, reply, { method: 'GET', path: '/', who: 'public' })
    const registry = await resolveRemotes(context, actor, visitorOf(services, request, reply, actor))
    const template = await readTemplate(registry.federation.shell_version)
    if (template === null) return sendNotBuilt(reply)
    if (services.config.earlyHints) sendEarlyHints(request, reply, shellHints(template))
    const firstReads = firstReadsOf(app, request)
    const page = await presentPage(context, actor, registry, template, address, firstReads)
    const development =
      services.config.shellDir !== undefined && services.config.environment === 'development'
    // A certificate's page tells name and birth date to whoever has its number; nobody searches for it.
    if (request.url.startsWith('/certificate/')) void reply.header('x-robots-tag', 'noindex')
    return sendPage(
      reply.headers(
        securityHeaders({
          nonce: page.nonce,
          hosts: [request.host, new URL(services.config.publicUrl).host],
          registry: page.registry,
          development,
          cdnOrigin: services.config.cdnOrigin,
          framed: request.url.startsWith('/access/'),
        }),
      ),
      page,
    )
  })
}

const sendPage = (reply: FastifyReply, { status, html }: Page): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'cookie')
    .send(html)

const sendFarewell = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-type', 'text/javascript; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('service-worker-allowed', '/')
    .send(farewellWorker)

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .header('content-type', 'text/plain; charset=utf-8')
    .send('The front end is not built yet: npm run build')
