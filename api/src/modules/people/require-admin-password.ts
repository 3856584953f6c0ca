import type { FastifyRequest } from 'fastify'
import { verifyPassword } from '../../platform/auth/passwords.ts'
import { noteAttempt, requireAttemptsLeft } from '../../platform/auth/attempts.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isConfirmed, passwordHashOf } from './admin-confirmation.ts'

const FAILURES = { max: 10, windowSeconds: 15 * 60 }

type Asked = ActorContext & { request: FastifyRequest }

/**
 * Refuses unless the admin confirmed with their own password in `X-Admin-Password`, or did so within the last ten minutes
 * and sends the token of it in `X-Admin-Confirmation` (specification, section 6). Call it outside a transaction, so that
 * a wrong password is counted.
 * @throws ApiError wrong_password, too_many_requests
 */
export const requireAdminPassword = async (context: Asked): Promise<void> => {
  const { 'x-admin-password': given, 'x-admin-confirmation': token } = context.request.headers
  // A token that is over was no guess at the password.
  if (typeof token === 'string' && given === undefined) {
    if (await isConfirmed(context, token)) return
    throw new ApiError('wrong_password')
  }
  await requirePassword(context, typeof given === 'string' ? decoded(given) : undefined)
}

/**
 * Refuses unless this is the admin’s own password; wrong ones are counted.
 * @throws ApiError wrong_password, too_many_requests
 */
export const requirePassword = async (context: ActorContext, given: string | undefined): Promise<void> => {
  const { actor } = context
  await requireAttemptsLeft(context, 'admin-password', actor.user_id, FAILURES)
  if (given !== undefined && (await verifyPassword(await passwordHashOf(context), given))) return
  await noteAttempt(context, 'admin-password', actor.user_id, FAILURES)
  throw new ApiError('wrong_password')
}

/** Headers hold Latin letters only; a client sends anything else percent-encoded. */
const decoded = (given: string): string => {
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}
