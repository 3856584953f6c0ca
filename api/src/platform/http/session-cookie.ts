import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Name of the cookie a browser's session travels in. */
export const SESSION_COOKIE = 'session_id'

/**
 * Sets a session as an HttpOnly, SameSite=Lax cookie, Secure over https, that lives as long as the session does
 * (decisions, section 2). Set again whenever the session is prolonged: the browser would drop it after its first 30 days.
 */
export const setSessionCookie = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  sessionId: string,
  { sessionSeconds }: Config['limits'],
): void => {
  void reply.setCookie(SESSION_COOKIE, sessionId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: sessionSeconds,
  })
}

/** Takes the session's cookie away. */
export const clearSessionCookie = (reply: FastifyReply): void => {
  void reply.clearCookie(SESSION_COOKIE, { path: '/' })
}
