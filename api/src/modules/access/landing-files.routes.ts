import type { FastifyInstance } from 'fastify'
import { attachmentTypes, landingCalls } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { acceptRawBody, rawBodyOf } from '../../platform/http/raw-body.ts'
import { sendRanged } from '../../platform/http/send-file.ts'
import { saveAs } from '../attachments/attachments.rules.ts'
import { copyLandingPage } from './copy-landing-page.ts'
import { addLandingFile, openLandingFile } from './landing-files.ts'

export const registerLandingFileRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(
    app,
    services,
    landingCalls.downloadLandingFile,
    async (context) => {
      const { actor, query } = context
      const file = await inTransaction(services, (inside) => openLandingFile({ ...inside, actor }, query))
      void context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', saveAs(file.name))
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'private, no-cache')
      return sendRanged(context.request, context.reply, (range) => services.storage.get(file.key, range))
    },
    { transaction: false }, // the file is sent after it
  )
  callRoute(
    app,
    services,
    landingCalls.copyLandingPage,
    ({ actor, query }) =>
      copyLandingPage(services, actor, { accessId: query['access-id'], from: query.from }),
    { transaction: false }, // its files are stored between several
  )
  await app.register(async (scope) => {
    acceptRawBody(scope, attachmentTypes)
    callRoute(
      scope,
      services,
      landingCalls.uploadLandingFile,
      ({ actor, query, request }) =>
        addLandingFile(services, actor, query['access-id'], {
          name: query.name,
          contentType: request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
          bytes: rawBodyOf(request),
        }),
      { transaction: false }, // the file is stored between two
    )
  })
}
