import type { FastifyInstance } from 'fastify'
import { adminPeopleCalls } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireSomebodyElse } from '../people/people.policy.ts'
import { requireAdminPassword } from '../people/require-admin-password.ts'
import { deleteUser } from './delete-user.ts'
import { isOfSomebodyElse, readOtherData, readOwnData } from './read-user-data.ts'

/** A wrong admin password is counted although the call fails, so it is checked before the transaction. */
const passwordFirst = { transaction: false }

/** Exporting and deleting a person, which every module that stores something about people has its part in. */
export const registerOthersAccountRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, adminPeopleCalls.readUserData, async (context) => {
    const { 'user-id': userId, reason } = context.query
    if (!isOfSomebodyElse(context, context.query)) return readOwnData(context)
    await requireAdminPassword(context)
    return inTransaction(services, (inside) =>
      readOtherData({ ...inside, actor: context.actor }, String(userId), reason),
    )
  })

  callRoute(
    app,
    services,
    adminPeopleCalls.deleteUser,
    async (context) => {
      requireSomebodyElse(context, context.query['user-id'])
      await requireAdminPassword(context)
      await inTransaction(services, (inside) =>
        deleteUser({ ...inside, actor: context.actor }, context.query['user-id'], context.query['let-lapse']),
      )
    },
    passwordFirst,
  )
}
