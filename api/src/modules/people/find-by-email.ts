import { normalizeEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** The account with an e-mail, whatever its letter case. */
export const findByEmail = ({ db }: Pick<Context, 'db'>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'invited_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', normalizeEmail(email)))
    .executeTakeFirst()

/** @throws ApiError email_in_use */
export const requireFreeEmail = async (
  context: Pick<Context, 'db'>,
  email: string,
  exceptUserId?: string,
): Promise<void> => {
  const taken = await findByEmail(context, email)
  if (taken && taken.id !== exceptUserId) throw new ApiError('email_in_use')
}
