import type { Db } from '../../platform/db/database.ts'

/** The roles that come from leading a society (specification, Roles). */
export type SocietyRole = 'group_leader' | 'salesman'

/**
 * Who of these people is a group leader (owner or admin of a community) or a salesperson (owner of an own society), in
 * one query. People without such a role are not in the answer.
 */
export const societyRolesOf = async (
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SocietyRole[]>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where('owner_id', 'in', userIds)
    .select(['owner_id as user_id', 'is_community'])
    .union(
      db
        .selectFrom('society_admins')
        .innerJoin('societies', 'societies.id', 'society_admins.society_id')
        .where('societies.deleted_at', 'is', null)
        .where('societies.is_community', '=', true)
        .where('society_admins.user_id', 'in', userIds)
        .select(['society_admins.user_id', 'societies.is_community']),
    )
    .execute()
  const roles = new Map<string, SocietyRole[]>()
  for (const row of rows) {
    if (!row.user_id) continue
    const role: SocietyRole = row.is_community ? 'group_leader' : 'salesman'
    roles.set(row.user_id, [...(roles.get(row.user_id) ?? []), role].sort())
  }
  return roles
}
