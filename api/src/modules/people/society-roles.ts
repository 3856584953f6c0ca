import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** The roles that come from leading a society (specification, Roles). */
export type SocietyRole = 'group_leader' | 'salesman'

/**
 * A column of a query over `users`: whether somebody is a group leader (owner or admin of a community) or a salesperson
 * (owner of an own society), in alphabetical order.
 */
export const societyRoles: RawBuilder<SocietyRole[]> = sql<SocietyRole[]>`to_json(array(
  select 'group_leader' where exists (
    select from societies where owner_id = users.id and is_community and deleted_at is null)
  or exists (
    select from society_admins join societies on societies.id = society_admins.society_id
    where society_admins.user_id = users.id and societies.is_community and societies.deleted_at is null)
  union all
  select 'salesman' where exists (
    select from societies where owner_id = users.id and not is_community and deleted_at is null)
  order by 1))`

/** The roles of several people, in one query. */
export const societyRolesOf = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SocietyRole[]>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', userIds)
    .select(['id', societyRoles.as('roles')])
    .execute()
  return new Map(rows.map(({ id, roles }) => [id, roles]))
}
