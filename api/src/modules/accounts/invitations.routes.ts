import type { FastifyInstance } from 'fastify'
import { bulkCalls, invitationCalls, teamCalls } from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireAdminPassword } from '../people/require-admin-password.ts'
import { deleteMany } from './delete-many.ts'
import { dismissFromTeam } from './dismiss-from-team.ts'
import { importPeople, invitePerson } from './invite-people.ts'

/** A wrong admin password is counted although the call fails, so it is checked before the transaction. */
const passwordFirst = { transaction: false }

/** Adding people, who set their password themselves, deleting many at once, and taking rights away. */
export const registerInvitationRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(
    app,
    services,
    invitationCalls.invitePerson,
    async (context) => {
      const { admin, course_creator } = context.body
      if (admin || course_creator) await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        invitePerson({ ...inside, actor: context.actor }, context.body),
      )
    },
    passwordFirst,
  )
  callRoute(app, services, invitationCalls.importPeople, (context) => importPeople(context, context.body))
  callRoute(
    app,
    services,
    teamCalls.dismissFromTeam,
    async (context) => {
      if (!context.body.dry_run) await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        dismissFromTeam({ ...inside, actor: context.actor }, context.body),
      )
    },
    passwordFirst,
  )
  callRoute(
    app,
    services,
    bulkCalls.deleteMany,
    async (context) => {
      if (!context.body.dry_run) await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        deleteMany({ ...inside, actor: context.actor }, context.body),
      )
    },
    passwordFirst,
  )
}
