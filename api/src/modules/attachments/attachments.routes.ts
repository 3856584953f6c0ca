import type { FastifyInstance } from 'fastify'
import { attachmentCalls, attachmentTypes } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { acceptRawBody, rawBodyOf } from '../../platform/http/raw-body.ts'
import { sendRanged } from '../../platform/http/send-file.ts'
import { addAttachment } from './add-attachment.ts'
import { saveAs } from './attachments.rules.ts'
import { presentAttachment, visibleAttachments } from './attachments.store.ts'
import { openAttachment } from './open-attachment.ts'
import { removeAttachment } from './remove-attachment.ts'

// Looking at a live lecture's handouts opens the lecture, which is noted.
const noted = { transaction: true }

export const registerAttachmentRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(
    app,
    services,
    attachmentCalls.listAttachments,
    async (context) => {
      const rows = await visibleAttachments(context, context.query['video-id'])
      return { items: rows.map(presentAttachment), total: rows.length }
    },
    noted,
  )
  callRoute(
    app,
    services,
    attachmentCalls.downloadAttachment,
    async (context) => {
      const { actor, query } = context
      const file = await inTransaction(services, (inside) =>
        openAttachment({ ...inside, actor }, query['attachment-id']),
      )
      void context.reply
        .header('content-type', file.contentType)
        .header('content-disposition', saveAs(file.name))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache')
      return sendRanged(context.request, context.reply, (range) => services.storage.get(file.key, range))
    },
    { transaction: false }, // the file is sent after it
  )
  callRoute(app, services, attachmentCalls.deleteAttachment, (context) =>
    removeAttachment(context, context.query['attachment-id']),
  )
  await app.register(async (scope) => {
    acceptRawBody(scope, attachmentTypes)
    callRoute(
      scope,
      services,
      attachmentCalls.uploadAttachment,
      ({ actor, query, request }) =>
        addAttachment(services, actor, query['video-id'], {
          name: query.name,
          contentType: request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
          bytes: rawBodyOf(request),
        }),
      { transaction: false },
    )
  })
}
