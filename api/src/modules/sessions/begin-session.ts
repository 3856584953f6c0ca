import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSession } from '../../platform/auth/sessions.ts'
import type { Context } from '../../platform/context.ts'
import { SESSION_COOKIE } from '../../platform/http/authenticate.ts'

/** Opens a session and sets it as an HttpOnly cookie; answers its id. */
export const beginSession = async (
  context: Context,
  userId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> => {
  const sessionId = await openSession(context, userId, request.headers['user-agent'] ?? '')
  void reply.setCookie(SESSION_COOKIE, sessionId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: context.config.limits.sessionSeconds,
  })
  return sessionId
}
