import { sql, type Expression, type SqlBool } from 'kysely'
import { bulkReason, type BulkReason, type BulkReport, type BulkTarget } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { memberConditions } from './member-filter.ts'

/** Who is meant: what is true of their row of `users`, and how many they are. */
export type Meant = { where: Expression<SqlBool>; chosen: number }

/**
 * Whom a call for many is about.
 * @throws ApiError edited_meanwhile when they are more or fewer than the dry run counted
 */
export const whoIsMeant = async (context: ActorContext, target: BulkTarget): Promise<Meant> => {
  const conditions = target.user_ids
    ? [sql<SqlBool>`users.id = any (${target.user_ids}::uuid[])`]
    : memberConditions(context, target.filter ?? {})
  const where = sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`
  const { chosen } = await context.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('chosen'))
    .where(where)
    .executeTakeFirstOrThrow()
  if (target.expected !== undefined && target.expected !== chosen) throw new ApiError('edited_meanwhile')
  return { where, chosen }
}

/** The report, without the reasons that hold for nobody. */
export const bulkReportOf = (
  chosen: number,
  done: number,
  reasons: Partial<Record<BulkReason, number>>,
): BulkReport => ({
  chosen,
  done,
  left_out: bulkReason.options.flatMap((reason) => {
    const count = reasons[reason] ?? 0
    return count > 0 ? [{ reason, count }] : []
  }),
})
