import type { LastEdit, OtherUser } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { presentOwnData } from './present-own-data.ts'

/**
 * Somebody's data as an admin sees it: without the insurance number, with the version that a change is based on.
 * @throws ApiError not_found
 */
export const presentOtherUser = async (context: ActorContext, userId: string): Promise<OtherUser> => {
  const row = await context.db
    .selectFrom('users')
    .leftJoin('societies', (join) =>
      join.onRef('societies.id', '=', 'users.society_id').on('societies.deleted_at', 'is', null),
    )
    .select(['users.id', 'iban_encrypted', 'insurance_number_encrypted', 'last_seen_at', 'users.updated_at'])
    .select(['must_change_password', 'societies.id as society_id', 'societies.name', 'is_community'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const own = { ...(await presentOwnData(context, row.id)), insurance_number: null }
  const { society_id: id, name, is_community } = row
  const { roles: _roles, perms: _perms, photo_url: _photo, ...said } = own
  return {
    ...own,
    society: id !== null && name !== null && is_community !== null ? { id, name, is_community } : null,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    must_change_password: row.must_change_password,
    version: versionOf({
      ...said,
      iban: hexOf(row.iban_encrypted),
      number: hexOf(row.insurance_number_encrypted),
    }),
    edited: await editOf(context, row.id, row.updated_at),
  }
}

const hexOf = (bytes: Buffer | null): string | null => bytes && Buffer.from(bytes).toString('hex')

/** Who changed a person last: the admin whose line in the log is as new as the change, or the person. */
const editOf = async ({ db }: Pick<Context, 'db'>, userId: string, at: Date): Promise<LastEdit> => {
  const line = await db
    .selectFrom('admin_log')
    .select(['admin_id', 'at'])
    .where('user_id', '=', userId)
    .where('action', 'in', ['person_changed', 'permissions_changed'])
    .where('at', '>=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const by = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', line ? line.admin_id : userId)
    .executeTakeFirst()
  return { at: (line?.at ?? at).toISOString(), by: by ? { id: by.id, name: nameOrEmail(by) } : null }
}
