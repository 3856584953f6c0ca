import type { FastifyInstance } from 'fastify'
import { watchCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { originOf } from '../../platform/http/origin.ts'
import { watch } from './watch.ts'

export const registerWatchRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(
    app,
    services,
    watchCalls.watch,
    (context) =>
      watch(
        context,
        { videoId: context.query['video-id'], filmId: context.query['film-id'] },
        context.query['preferred-resolution'],
        services.config.cdnOrigin ?? originOf(context.request),
      ),
    { transaction: true }, // the first look at a lecture is noted
  )
}
