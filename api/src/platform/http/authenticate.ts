import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDefinition } from '@kursportal/shared/contract'
import { checkCredentials } from '../auth/check-credentials.ts'
import { findDeployToken, type DeployToken } from '../auth/deploy-tokens.ts'
import { findSession } from '../auth/sessions.ts'
import { contextOn, type Actor, type Services } from '../context.ts'
import { ApiError } from './api-error.ts'
import { hasMetricsToken } from './metrics-token.ts'
import { addressOf } from './proxies.ts'
import { SESSION_COOKIE, setSessionCookie } from './session-cookie.ts'
import { isStorable } from './storable-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** What a call for deployers came with instead of a person. */
    deployToken: DeployToken | null
  }
}

/** The deploy token a call for deployers comes with, as `Authorization: Bearer <token>`; null where it has none. */
export const authenticateDeployer = async (
  services: Services,
  request: FastifyRequest,
  call: Pick<CallDefinition, 'who'>,
): Promise<DeployToken | null> => {
  const [scheme = '', credentials = ''] = request.headers.authorization?.split(' ') ?? []
  if (call.who !== 'deployer' || !/^bearer$/i.test(scheme)) return null
  return findDeployToken(contextOn(services, services.database.db), credentials)
}

/**
 * Who sends a request: by `Authorization: Bearer <session id>`, HTTP Basic, or the session cookie (specification,
 * section 7). Nobody is null, also when a session has expired, and on a call for everybody when Basic does not log in.
 * @param reply gets the cookie again when using the session prolonged it
 * @throws ApiError foreign_origin when a cookie-authenticated write comes from another origin; invalid_login,
 * password_should_be_changed, too_many_requests when Basic does not log in
 */
export const authenticate = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Pick<CallDefinition, 'method' | 'path' | 'who'>,
): Promise<Actor | null> => {
  // Nobody's session: the database is not asked, which may be what whoever watches wants to know about.
  if (hasMetricsToken(services.config, request)) return null
  const context = contextOn(services, services.database.db)
  const header = request.headers.authorization
  const [scheme = '', credentials = ''] = header?.split(' ') ?? []
  if (/^bearer$/i.test(scheme)) return findSession(context, credentials)
  // Logging in reads its own Basic header, to answer what is wrong with it.
  if (/^basic$/i.test(scheme) && call.path !== '/session-id') {
    const basic = readBasic(header)
    return basic ? logInFor(call, checkCredentials(context, { ...basic, address: addressOf(request) })) : null
  }
  const cookie = request.cookies[SESSION_COOKIE]
  if (!cookie) return null
  const prolonged = () => setSessionCookie({ request, reply }, cookie, services.config.limits)
  const actor = await findSession(context, cookie, prolonged)
  if (actor && call.method !== 'GET' && comesFromElsewhere(services, request))
    throw new ApiError('foreign_origin')
  return actor
}

/** What a call for everybody has of a login that failed: nobody, unless it was tried too often. */
const logInFor = async (
  { who }: Pick<CallDefinition, 'who'>,
  login: Promise<Actor>,
): Promise<Actor | null> => {
  if (who !== 'public') return login
  try {
    return await login
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'too_many_requests') return null
    throw error
  }
}

/** E-mail and password of an HTTP Basic header, or null when it has none that could be somebody’s. */
export const readBasic = (header: string | undefined): { email: string; password: string } | null => {
  const [scheme = '', encoded = ''] = header?.split(' ') ?? []
  if (!/^basic$/i.test(scheme)) return null
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  return colon > 0 && isStorable(decoded)
    ? { email: decoded.slice(0, colon), password: decoded.slice(colon + 1) }
    : null
}

/** Whether a browser sends a request for a page of another origin. */
export const comesFromElsewhere = (services: Services, request: FastifyRequest): boolean => {
  const origin = request.headers.origin
  if (!origin) return request.headers['sec-fetch-site'] === 'cross-site'
  return origin !== `${request.protocol}://${request.host}` && origin !== services.config.publicUrl
}

/**
 * The coarse right a call asks for; whose course or society it is, is the module's policy.
 * @throws ApiError not_logged_in, forbidden
 */
export const requireRight = (
  call: CallDefinition,
  { actor, deployToken }: Pick<FastifyRequest, 'actor' | 'deployToken'>,
): void => {
  if (call.who === 'public' || deployToken) return
  if (!actor) throw new ApiError('not_logged_in')
  if ((call.who === 'admin' || call.who === 'deployer') && !actor.is_admin) throw new ApiError('forbidden')
  if (call.who === 'creator' && !actor.is_course_creator && !actor.is_admin) throw new ApiError('forbidden')
}
