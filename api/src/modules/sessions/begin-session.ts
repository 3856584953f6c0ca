import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSession } from '../../platform/auth/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { setSessionCookie } from '../../platform/http/session-cookie.ts'

/** Opens a session and sets its cookie; gives the session's id. */
export const beginSession = async (
  context: Context,
  userId: string,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> => {
  const sessionId = await openSession(context, userId, http.request.headers['user-agent'] ?? '')
  setSessionCookie(http, sessionId, context.config.limits)
  return sessionId
}
