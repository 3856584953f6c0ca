import type { FastifyInstance } from 'fastify'
import { documentCalls } from '@kursportal/shared/contract'
import type { Services } from '../../../platform/context.ts'
import { callRoute } from '../../../platform/http/call-route.ts'
import { declarePayee, readPayeeDeclarations } from './declarations.ts'
import { setIssuer, showIssuer } from './issuer.ts'
import { listPayeeYears } from './list-payee-years.ts'
import { listPayoutDocuments } from './list-documents.ts'
import { cancelDocument, decideObjection, issuePayoutDocument, objectToDocument } from './settle-document.ts'

/** What payees declare about taxes, and the documents of their payouts; the file itself is set by `statements`. */
export const registerDocuments = (app: FastifyInstance, services: Services): void => {
  const calls = documentCalls
  callRoute(app, services, calls.readPayeeDeclarations, (context) =>
    readPayeeDeclarations(context, context.query.society_id),
  )
  callRoute(app, services, calls.declarePayee, (context) => declarePayee(context, context.body))
  callRoute(app, services, calls.listPayoutDocuments, (context) =>
    listPayoutDocuments(context, context.query),
  )
  callRoute(app, services, calls.listPayeeYears, (context) => listPayeeYears(context, context.query))
  callRoute(app, services, calls.issuePayoutDocument, (context) =>
    issuePayoutDocument(context, context.body.request_id),
  )
  callRoute(app, services, calls.objectToDocument, (context) => objectToDocument(context, context.body))
  callRoute(app, services, calls.decideObjection, (context) => decideObjection(context, context.body))
  callRoute(app, services, calls.cancelDocument, (context) => cancelDocument(context, context.body))
  callRoute(app, services, calls.readDocumentIssuer, (context) => showIssuer(context))
  callRoute(app, services, calls.setDocumentIssuer, (context) => setIssuer(context, context.body))
}
