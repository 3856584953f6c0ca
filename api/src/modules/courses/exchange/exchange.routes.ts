import type { FastifyInstance } from 'fastify'
import { exchangeCalls } from '@kursportal/shared/contract'
import type { Services } from '../../../platform/context.ts'
import { callRoute } from '../../../platform/http/call-route.ts'
import { acceptRawBody, rawBodyOf } from '../../../platform/http/raw-body.ts'
import { saveAs } from '../../attachments/attachments.rules.ts'
import { exportCourse } from './export-course.ts'
import { importFile } from './import-file.ts'

export const registerExchangeRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(
    app,
    services,
    exchangeCalls.exportCourse,
    async ({ actor, query, reply }) => {
      const { name, bytes } = await exportCourse(services, actor, query['course-id'])
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', saveAs(name))
        .header('cache-control', 'private, no-store')
        .send(bytes)
    },
    { transaction: false },
  )
  await app.register(async (scope) => {
    acceptRawBody(scope, ['application/octet-stream'])
    callRoute(
      scope,
      services,
      exchangeCalls.importFile,
      ({ actor, query, request, idempotencyKey }) =>
        importFile(services, actor, { bytes: rawBodyOf(request), query, idempotencyKey }),
      { transaction: false },
    )
  })
}
