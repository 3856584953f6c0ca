import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { accountCalls, adminPeopleCalls, mergeCalls, personCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireSomebodyElse } from '../people/people.policy.ts'
import { requireAdminPassword } from '../people/require-admin-password.ts'
import { deleteUser, previewDeletion } from './delete-user.ts'
import { listPersonMails } from './list-person-mails.ts'
import { mergeAccounts, previewMerge } from './merge/merge-accounts.ts'
import { sendResetCode } from './send-reset-code.ts'
import { archiveData } from './archive/archive-own-data.ts'
import { isOfSomebodyElse, noteExport, readOtherData, readOwnData } from './read-user-data.ts'

/** A wrong admin password is counted although the call fails, so it is checked before the transaction. */
const passwordFirst = { transaction: false }

/** Exporting and deleting a person, which every module that stores something about people has its part in. */
export const registerOthersAccountRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, personCalls.sendResetCode, (context) =>
    sendResetCode(context, context.query['user-id']),
  )
  callRoute(app, services, personCalls.listPersonMails, (context) => listPersonMails(context, context.query))

  callRoute(app, services, adminPeopleCalls.readUserData, async (context) => {
    const { 'user-id': userId, reason } = context.query
    if (!isOfSomebodyElse(context, context.query)) return readOwnData(context)
    await requireAdminPassword(context)
    return inTransaction(services, (inside) =>
      readOtherData({ ...inside, actor: context.actor }, String(userId), reason),
    )
  })

  callRoute(app, services, accountCalls.downloadOwnData, async (context) => {
    const { 'user-id': userId, reason } = context.query
    let whose = context.actor.user_id
    if (isOfSomebodyElse(context, context.query)) {
      await requireAdminPassword(context)
      whose = await noteExport(context, String(userId), reason)
    }
    return context.reply
      .header('content-type', 'application/zip')
      .header(
        'content-disposition',
        `attachment; filename="meine-daten-${berlinDay(context.clock.now())}.zip"`,
      )
      .header('cache-control', 'private, no-store')
      .send(Readable.from(archiveData(context, whose)))
  })

  callRoute(
    app,
    services,
    mergeCalls.mergeAccounts,
    async (context) => {
      requireSomebodyElse(context, context.body.from)
      if (context.body.dry_run) return previewMerge(context, context.body)
      await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        mergeAccounts({ ...inside, actor: context.actor }, context.body),
      )
    },
    passwordFirst,
  )

  callRoute(
    app,
    services,
    adminPeopleCalls.deleteUser,
    async (context) => {
      requireSomebodyElse(context, context.query['user-id'])
      if (context.query['dry-run']) return previewDeletion(context, context.query)
      await requireAdminPassword(context)
      return inTransaction(services, (inside) =>
        deleteUser({ ...inside, actor: context.actor }, context.query),
      )
    },
    passwordFirst,
  )
}
