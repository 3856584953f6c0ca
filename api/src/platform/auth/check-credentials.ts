import type { Actor, Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { noteAttempt, requireAttemptsLeft } from './attempts.ts'
import { verifyPassword } from './passwords.ts'

/** So many wrong passwords one e-mail may have in a while. */
const FAILURES = { max: 15, windowSeconds: 15 * 60 }

/**
 * The person with this e-mail and password. Call it outside a transaction, so that a wrong password is counted.
 * @throws ApiError too_many_requests after too many wrong passwords; invalid_login; password_should_be_changed when an admin set the password (specification, section 8)
 */
export const checkCredentials = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { email, password }: { email: string; password: string },
): Promise<Actor> => {
  await requireAttemptsLeft(context, 'login', email, FAILURES)
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'must_change_password', 'is_admin', 'is_course_creator'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  if (!(await verifyPassword(user?.password_hash, password)) || !user) {
    await noteAttempt(context, 'login', email, FAILURES)
    throw new ApiError('invalid_login')
  }
  if (user.must_change_password) throw new ApiError('password_should_be_changed')
  return {
    user_id: user.id,
    is_admin: user.is_admin,
    is_course_creator: user.is_course_creator,
    session_hash: null,
  }
}
