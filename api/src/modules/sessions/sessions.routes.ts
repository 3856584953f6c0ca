import type { FastifyInstance } from 'fastify'
import { sessionCalls } from '@kursportal/shared/contract'
import { checkCredentials } from '../../platform/auth/check-credentials.ts'
import { endSession } from '../../platform/auth/sessions.ts'
import { inTransaction, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBasic } from '../../platform/http/authenticate.ts'
import { clearSessionCookie } from '../../platform/http/session-cookie.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { addressOf } from '../../platform/http/proxies.ts'
import { beginSession } from './begin-session.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { presentSession } from './present-session.ts'

export const registerSessionRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(
    app,
    services,
    sessionCalls.logIn,
    async (context) => {
      const { email, password } = readBasic(context.request.headers.authorization) ?? context.body
      if (!email || !password)
        throw new ApiError('validation_failed', [{ path: email ? 'password' : 'email', message: 'required' }])
      const actor = await checkCredentials(context, { email, password, address: addressOf(context.request) })
      const session_id = await inTransaction(services, (inside) =>
        beginSession(inside, actor.user_id, context),
      )
      return { session_id }
    },
    { transaction: false }, // a wrong password is counted although the call fails
  )

  callRoute(app, services, sessionCalls.readSession, (context) => presentSession(context))

  callRoute(app, services, sessionCalls.logOut, async (context) => {
    if (context.actor.session_hash) await endSession(context, context.actor.session_hash)
    clearSessionCookie(context.reply)
  })

  callRoute(app, services, sessionCalls.listOwnSessions, (context) =>
    listOwnSessions(context, context.query['user-id']),
  )

  callRoute(app, services, sessionCalls.endOwnSession, (context) => endOwnSession(context, context.query.key))
}
