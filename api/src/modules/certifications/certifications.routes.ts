import type { FastifyInstance } from 'fastify'
import { certificationCalls, proofTypes } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { acceptRawBody, rawBodyOf } from '../../platform/http/raw-body.ts'
import { sendRanged } from '../../platform/http/send-file.ts'
import { saveAs } from '../attachments/attachments.rules.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { addProof } from './add-proof.ts'
import { registerCertificationJobs } from './certifications.jobs.ts'
import { editProof } from './edit-proof.ts'
import { listCertifications } from './list-certifications.ts'
import { proofKey } from './proof-key.ts'
import { presentProof, proofsOf, requireProof } from './proofs.store.ts'
import { removeProof } from './remove-proof.ts'

export const registerCertifications = async (app: FastifyInstance, services: Services): Promise<void> => {
  await registerCertificationJobs(services)
  callRoute(app, services, certificationCalls.listCertifications, (context) =>
    listCertifications(context, context.query),
  )
  callRoute(app, services, certificationCalls.listProofs, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    const rows = await proofsOf(context, context.query['course-id'])
    return { items: rows.map(presentProof), total: rows.length }
  })
  callRoute(app, services, certificationCalls.editProof, (context) =>
    editProof(context, context.query['proof-id'], context.body),
  )
  callRoute(app, services, certificationCalls.deleteProof, (context) =>
    removeProof(context, context.query['proof-id']),
  )
  callRoute(
    app,
    services,
    certificationCalls.downloadProof,
    async (context) => {
      const { actor, query } = context
      const proof = await inTransaction(services, (inside) =>
        requireProof({ ...inside, actor }, query['proof-id']),
      )
      void context.reply
        .header('content-type', proof.content_type)
        .header('content-disposition', saveAs(proof.name))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache')
      return sendRanged(context.request, context.reply, (range) =>
        services.storage.get(proofKey(proof.id), range),
      )
    },
    { transaction: false }, // the file is sent after it
  )
  await app.register(async (scope) => {
    acceptRawBody(scope, proofTypes)
    callRoute(
      scope,
      services,
      certificationCalls.uploadProof,
      ({ actor, query, request }) =>
        addProof(services, actor, query['course-id'], {
          name: query.name,
          contentType: request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
          bytes: rawBodyOf(request),
        }),
      { transaction: false },
    )
  })
}
