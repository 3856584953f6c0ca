import type { FastifyRequest } from 'fastify'
import { verifyPassword } from '../../platform/auth/passwords.ts'
import { noteAttempt, requireAttemptsLeft } from '../../platform/auth/attempts.ts'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

const FAILURES = { max: 10, windowSeconds: 15 * 60 }

/**
 * Refuses unless the admin confirmed with their own password in `X-Admin-Password` (specification, section 6). Call it
 * outside a transaction, so that a wrong password is counted.
 * @throws ApiError wrong_password, too_many_requests
 */
export const requireAdminPassword = async (
  context: ActorContext & { request: FastifyRequest },
): Promise<void> => {
  const { db, actor, request } = context
  await requireAttemptsLeft(context, 'admin-password', actor.user_id, FAILURES)
  const given = request.headers['x-admin-password']
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', actor.user_id)
    .executeTakeFirst()
  if (typeof given === 'string' && (await verifyPassword(admin?.password_hash, decoded(given)))) return
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
