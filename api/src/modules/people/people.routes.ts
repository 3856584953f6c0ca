import type { FastifyInstance } from 'fastify'
import { adminPeopleCalls, auditCalls, peopleCalls, teamCalls } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { confirmationFor } from './admin-confirmation.ts'
import { changeOtherUser, requireOneAttribute } from './change-other-user.ts'
import { changePermissions } from './change-permissions.ts'
import { changeUser } from './change-user.ts'
import { listAuditLog } from './list-audit-log.ts'
import { listTeam } from './list-team.ts'
import { listUsers } from './list-users.ts'
import { presentOwnData } from './present-own-data.ts'
import { requireSomebodyElse } from './people.policy.ts'
import { presentOtherUser } from './present-other-user.ts'
import { readOwnSignature } from './read-signature.ts'
import { requireAdminPassword, requirePassword } from './require-admin-password.ts'

/** A wrong admin password is counted although the call fails, so it is checked before the transaction. */
const passwordFirst = { transaction: false }

export const registerPeopleRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, peopleCalls.listUsers, (context) => listUsers(context, context.query))
  callRoute(app, services, teamCalls.listTeam, (context) => listTeam(context, context.query))
  callRoute(app, services, peopleCalls.readUser, (context) => presentOwnData(context, context.actor.user_id))
  callRoute(app, services, peopleCalls.readSignature, readOwnSignature)
  callRoute(app, services, peopleCalls.changeUser, (context) => changeUser(context, context.body))
  callRoute(app, services, auditCalls.listAuditLog, (context) => listAuditLog(context, context.query))
  callRoute(app, services, adminPeopleCalls.readOtherUser, async (context) => {
    const person = await presentOtherUser(context, context.query['user-id'])
    await noteRead(context, { action: 'person_viewed', userId: person.id })
    return person
  })

  callRoute(
    app,
    services,
    adminPeopleCalls.confirmAdmin,
    async (context) => {
      await requirePassword(context, context.body.password)
      return confirmationFor(context)
    },
    passwordFirst,
  )

  callRoute(
    app,
    services,
    adminPeopleCalls.changeOtherUser,
    async (context) => {
      requireOneAttribute(context.body)
      await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        changeOtherUser({ ...inside, actor: context.actor }, context.query['user-id'], context.body),
      )
    },
    passwordFirst,
  )

  callRoute(
    app,
    services,
    adminPeopleCalls.changePermissions,
    async (context) => {
      requireSomebodyElse(context, context.query['user-id'])
      await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        changePermissions({ ...inside, actor: context.actor }, context.query['user-id'], context.body),
      )
    },
    passwordFirst,
  )
}
