import type { FastifyInstance } from 'fastify'
import { certificateCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { closeTypesetter } from './pdf/typesetter.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { ASK_EACH_TIME, sendTagged } from '../../platform/http/send-file.ts'
import {
  checkCertificate,
  listCertificates,
  presentCertificate,
  readCertificateFile,
} from './certificates.views.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { noteCertificateRead } from './note-certificate-read.ts'
import { readDeclarations } from './read-declarations.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { showCertificate } from './show-certificate.ts'
import { previewCertificate, showSpecimen } from './show-specimen.ts'
import { confirmParticipation } from './confirm-participation.ts'

/** Confirming participations, and the certificates that come of it. */
export const registerCertificateRoutes = (app: FastifyInstance, services: Services): void => {
  const calls = certificateCalls
  app.addHook('onClose', closeTypesetter)
  callRoute(app, services, calls.confirmParticipation, (context) =>
    confirmParticipation(context, context.body),
  )
  callRoute(app, services, calls.listCertificates, async (context) => {
    const certificates = await listCertificates(context, context.query)
    const userId = context.query['user-id']
    if (userId && certificates.total > 0) await noteRead(context, { action: 'person_viewed', userId })
    return certificates
  })
  callRoute(app, services, calls.readCertificate, async (context) => {
    const certificate = await presentCertificate(context, context.query['certificate-id'])
    await noteCertificateRead(context, certificate.id)
    return certificate
  })
  callRoute(app, services, calls.readDeclarations, (context) => readDeclarations(context, context.query))
  callRoute(app, services, calls.reissueCertificate, (context) => reissueCertificate(context, context.body))
  callRoute(app, services, calls.downloadCertificate, async (context) => {
    const { number, file } = await readCertificateFile(context, context.query['certificate-id'])
    await noteCertificateRead(context, context.query['certificate-id'])
    const how = context.query.download ? 'attachment' : 'inline'
    return context.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `${how}; filename="Bescheinigung-${number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
  callRoute(app, services, calls.showCertificate, async (context) => {
    const picture = await showCertificate(context, context.query)
    await noteCertificateRead(context, context.query['certificate-id'])
    return sendTagged(context.request, context.reply, { ...picture, cache: ASK_EACH_TIME })
  })
  callRoute(app, services, calls.showSpecimen, async (context) => {
    const picture = await showSpecimen(context, context.query)
    return context.reply
      .header('content-type', 'image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(picture)
  })
  callRoute(app, services, calls.previewCertificate, (context) => previewCertificate(context, context.body))
  callRoute(app, services, calls.checkCertificate, (context) =>
    checkCertificate(context, context.query.number),
  )
}
