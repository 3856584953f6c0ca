import type { FastifyInstance } from 'fastify'
import { statementCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { readStatement } from './read-statement.ts'

/** What societies earned, on paper. */
export const registerStatementRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, statementCalls.readStatement, async (context) => {
    const { name, file } = await readStatement(context, context.query)
    return context.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}
