import type { FastifyInstance } from 'fastify'
import { certificateCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import {
  checkCertificate,
  listCertificates,
  presentCertificate,
  readCertificateFile,
} from './certificates.views.ts'
import { confirmParticipation } from './confirm-participation.ts'

/** Confirming participations, and the certificates that come of it. */
export const registerCertificateRoutes = (app: FastifyInstance, services: Services): void => {
  const calls = certificateCalls
  callRoute(app, services, calls.confirmParticipation, (context) =>
    confirmParticipation(context, context.body),
  )
  callRoute(app, services, calls.listCertificates, (context) => listCertificates(context, context.query))
  callRoute(app, services, calls.readCertificate, (context) =>
    presentCertificate(context, context.query['certificate-id']),
  )
  callRoute(app, services, calls.downloadCertificate, async (context) => {
    const { number, file } = await readCertificateFile(context, context.query['certificate-id'])
    const how = context.query.download ? 'attachment' : 'inline'
    return context.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `${how}; filename="Bescheinigung-${number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
  callRoute(app, services, calls.checkCertificate, (context) =>
    checkCertificate(context, context.query.number),
  )
}
