import { normalizeEmail } from '@kursportal/shared/domain'
import type { Actor, Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { noteAttempt, requireAttemptsLeft } from './attempts.ts'
import { verifyPassword } from './passwords.ts'

const windowSeconds = 15 * 60

/** So many wrong passwords an e-mail may have from one address: whoever guesses locks out nobody but themselves. */
const FROM_ONE_ADDRESS = { max: 15, windowSeconds }

/** And from all together, so that many addresses do not guess for ever. */
const FROM_ALL = { max: 100, windowSeconds }

/**
 * The person with this e-mail and password. Call it outside a transaction, so that a wrong password is counted.
 * @param attempt `address` is where it comes from
 * @throws ApiError too_many_requests after too many wrong passwords; invalid_login; password_should_be_changed when an admin set the password (specification, section 8)
 */
export const checkCredentials = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<Actor> => {
  const limits = [
    ['login', email, FROM_ALL],
    ['login-from', `${email.trim()} ${address}`, FROM_ONE_ADDRESS],
  ] as const
  for (const [what, whom, limit] of limits) await requireAttemptsLeft(context, what, whom, limit)
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'must_change_password', 'is_admin', 'is_course_creator'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', normalizeEmail(email)))
    .executeTakeFirst()
  if (!(await verifyPassword(user?.password_hash, password)) || !user) {
    for (const [what, whom, limit] of limits) await noteAttempt(context, what, whom, limit)
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
