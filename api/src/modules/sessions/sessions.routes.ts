import type { FastifyInstance } from 'fastify'
import { sessionCalls } from '@kursportal/shared/contract'
import { checkCredentials } from '../../platform/auth/check-credentials.ts'
import { endSession, openSession } from '../../platform/auth/sessions.ts'
import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBasic, SESSION_COOKIE } from '../../platform/http/authenticate.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { presentSession } from './present-session.ts'

export const registerSessionRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, sessionCalls.logIn, async (context) => {
    const { email, password } = readBasic(context.request.headers.authorization) ?? context.body
    if (!email || !password)
      throw new ApiError('validation_failed', [{ path: email ? 'password' : 'email', message: 'required' }])
    const actor = await checkCredentials(context, { email, password })
    const sessionId = await openSession(context, actor.user_id, context.request.headers['user-agent'] ?? '')
    void context.reply.setCookie(SESSION_COOKIE, sessionId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: context.request.protocol === 'https',
      maxAge: context.config.limits.sessionSeconds,
    })
    return { session_id: sessionId }
  })

  callRoute(app, services, sessionCalls.readSession, (context) => presentSession(context))

  callRoute(app, services, sessionCalls.logOut, async (context) => {
    if (context.actor.session_hash) await endSession(context, context.actor.session_hash)
    void context.reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return undefined
  })
}
