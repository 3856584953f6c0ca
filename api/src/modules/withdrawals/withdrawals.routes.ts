import type { FastifyInstance } from 'fastify'
import { withdrawalCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { readWithdrawal } from './read-withdrawal.ts'

export const registerWithdrawalRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, withdrawalCalls.declareWithdrawal, (context) =>
    declareWithdrawal(context, context.body),
  )
  callRoute(app, services, withdrawalCalls.listWithdrawals, (context) =>
    listWithdrawals(context, context.query),
  )
  callRoute(app, services, withdrawalCalls.readWithdrawal, async (context) => {
    const found = await readWithdrawal(context, context.query['withdrawal-id'])
    if (found.person) await noteRead(context, { action: 'person_viewed', userId: found.person.id })
    return found
  })
  callRoute(app, services, withdrawalCalls.decideWithdrawal, (context) =>
    decideWithdrawal(context, context.query['withdrawal-id'], context.body),
  )
}
