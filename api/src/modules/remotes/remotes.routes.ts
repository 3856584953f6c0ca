import { remoteCalls } from '@kursportal/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { publishRelease } from './publish-release.ts'
import { sendReleaseFile } from './send-release-file.ts'

export const registerRemoteRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, remoteCalls.publishRelease, (context) => {
    const files = Object.entries(context.body.files).map(
      ([path, content]) => [path, Buffer.from(content, 'base64')] as const,
    )
    return publishRelease(context, new Map(files), context.actor.user_id)
  })

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    { config: { rateLimit: false } },
    (request, reply) => sendReleaseFile(services.storage, request, reply),
  )
}
