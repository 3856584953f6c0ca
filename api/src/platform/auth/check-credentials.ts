import type { Actor, Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'
import { verifyPassword } from './passwords.ts'

/**
 * The person with this e-mail and password.
 * @throws ApiError invalid_login; password_should_be_changed when an admin set the password (specification, section 8)
 */
export const checkCredentials = async (
  { db }: Pick<Context, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<Actor> => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'must_change_password', 'is_admin', 'is_course_creator'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst()
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw new ApiError('invalid_login')
  if (user.must_change_password) throw new ApiError('password_should_be_changed')
  return {
    user_id: user.id,
    is_admin: user.is_admin,
    is_course_creator: user.is_course_creator,
    session_hash: null,
  }
}
