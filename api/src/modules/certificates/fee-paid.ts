import { sql } from 'kysely'
import { formatMoney } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { feeOf, grantingAccess, type Granting } from '../learning/granting-access.ts'

/** A fee as it is printed; empty where none is stated. */
export const feeText = (cents: number | null): string => (cents === null ? '' : formatMoney(cents))

/**
 * What somebody paid to take part in a course, in cents: what the access says that grants it to them, or its share of
 * that (`courseFee`), else the price of the course. Their own access counts before their society's, and that before one
 * that everybody has. Null where nothing says anything, or no access grants it any more.
 */
export const feePaid = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: string,
  courseId: string,
): Promise<number | null> => {
  const { rows } = await sql<Granting>`
    select granting.fee_cents, granting.courses
    from courses as course join lateral ${grantingAccess(context, userId)} as granting on true
    where course.id = ${courseId}`.execute(context.db)
  const [granting] = rows
  return granting ? feeOf(granting, courseId) : null
}
