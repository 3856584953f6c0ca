import type { FastifyInstance } from 'fastify'
import { accountCalls, confirmTextCalls, notificationChoiceCalls } from '@kursportal/shared/contract'
import { tryCode } from '../../platform/auth/codes.ts'
import { requireGoodPassword } from '../../platform/auth/password-rules.ts'
import { inTransaction, type Services } from '../../platform/context.ts'
import { clearSessionCookie } from '../../platform/http/session-cookie.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { changeEmail, emailCode, startEmailChange } from './change-email.ts'
import { changePassword, passwordCode, startPasswordChange } from './change-password.ts'
import { checkNewAccount, checkRegistration } from './check-registration.ts'
import { confirmTexts, readTextsToConfirm } from './confirm-texts.ts'
import { listConsents, withdrawConsent } from './consents.ts'
import {
  deleteAccount,
  deletionCode,
  readLapsing,
  requireDeletable,
  startDeletion,
} from './delete-account.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { requireFreeEmail } from '../people/find-by-email.ts'
import { changeNotificationChoices, readNotificationChoices } from './notification-choices.ts'
import { register, registrationCode, startRegistration } from './register.ts'

/** A wrong code is counted although the call fails, so trying it comes before the transaction. */
const codeFirst = { transaction: false }

export const registerAccountRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, accountCalls.checkNewAccount, async (context) => {
    await checkNewAccount(context, context.body)
    return undefined
  })

  callRoute(app, services, accountCalls.startRegistration, (context) =>
    startRegistration(context, context.body),
  )

  callRoute(
    app,
    services,
    accountCalls.register,
    async (context) => {
      const { code, ...data } = context.body
      await checkRegistration(context, data)
      await tryCode(context, registrationCode(data.email), code)
      return inTransaction(services, async (inside) => {
        const user_id = await register(inside, data, code)
        return { user_id, session_id: await beginSession(inside, user_id, context) }
      })
    },
    codeFirst,
  )

  callRoute(app, services, accountCalls.startPasswordChange, (context) =>
    startPasswordChange(context, context.body.email),
  )

  callRoute(
    app,
    services,
    accountCalls.changePassword,
    async (context) => {
      const { email, code, password } = context.body
      requireGoodPassword(context.config, password, email)
      const owner = await passwordCode(context, email)
      await tryCode(context, owner, code)
      await inTransaction(services, (inside) =>
        changePassword({ ...inside, actor: context.actor }, owner, { code, password }),
      )
    },
    codeFirst,
  )

  callRoute(app, services, accountCalls.startEmailChange, (context) =>
    startEmailChange(context, context.body.email),
  )

  callRoute(
    app,
    services,
    accountCalls.changeEmail,
    async (context) => {
      const { email, code } = context.body
      await requireFreeEmail(context, email)
      await tryCode(context, emailCode(context.actor, email), code)
      return inTransaction(services, (inside) =>
        changeEmail({ ...inside, actor: context.actor }, { email, code }),
      )
    },
    codeFirst,
  )

  callRoute(app, services, accountCalls.readLapsing, readLapsing)
  callRoute(app, services, accountCalls.startDeletion, startDeletion)

  callRoute(
    app,
    services,
    accountCalls.deleteAccount,
    async (context) => {
      requireDeletable(context)
      const { first_name: _name, ...owner } = await deletionCode(context)
      await tryCode(context, owner, context.body.code)
      await inTransaction(services, (inside) =>
        deleteAccount({ ...inside, actor: context.actor }, owner, context.body),
      )
      clearSessionCookie(context.reply)
    },
    codeFirst,
  )

  callRoute(app, services, accountCalls.listConsents, (context) =>
    listConsents(context, context.query['user-id']),
  )

  callRoute(app, services, confirmTextCalls.readTextsToConfirm, readTextsToConfirm)

  callRoute(app, services, confirmTextCalls.confirmTexts, (context) => confirmTexts(context, context.body))

  callRoute(app, services, accountCalls.withdrawConsent, (context) =>
    withdrawConsent(context, context.query['consent-id']),
  )

  callRoute(app, services, accountCalls.endOtherSessions, (context) =>
    endOtherSessions(context, context.query['user-id']),
  )

  callRoute(app, services, notificationChoiceCalls.readNotificationChoices, readNotificationChoices)
  callRoute(app, services, notificationChoiceCalls.changeNotificationChoices, (context) =>
    changeNotificationChoices(context, context.body),
  )
}
