import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** Who takes over what others still need of somebody who leaves. @throws ApiError conflict when there is no admin */
export const oldestAdmin = async ({ db }: Pick<Context, 'db'>): Promise<string> => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  if (!admin) throw new ApiError('conflict')
  return admin.id
}
