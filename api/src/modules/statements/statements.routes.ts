import type { FastifyInstance, FastifyReply } from 'fastify'
import { documentCalls, statementCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { readPayoutDocument, registerStatementJobs } from './payout-document.ts'
import { readSheet } from './read-sheet.ts'
import { readStatement } from './read-statement.ts'

/** What societies earned and were paid, on paper. */
export const registerStatements = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(app, services, statementCalls.readStatement, async (context) =>
    sendPaper(context.reply, await readStatement(context, context.query)),
  )
  callRoute(app, services, statementCalls.readSocietySheet, async (context) =>
    sendPaper(context.reply, await readSheet(context, context.query.society_id)),
  )
  callRoute(app, services, documentCalls.readPayoutDocument, async (context) =>
    sendPaper(context.reply, await readPayoutDocument(context, context.query['document-id'])),
  )
  await registerStatementJobs(services)
}

const sendPaper = (reply: FastifyReply, { name, file }: { name: string; file: Buffer }) =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(file)
