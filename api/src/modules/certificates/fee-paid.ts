import { sql } from 'kysely'
import { formatMoney } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { grantingAccess } from './granting-access.ts'

/** A fee as it is printed; empty where none is stated. */
export const feeText = (cents: number | null): string => (cents === null ? '' : formatMoney(cents))

/**
 * What somebody paid to take part in a course, in cents: what the access says that grants it to them, else the price of
 * the course. Their own access counts before their society's, and that before one that everybody has. Null where neither
 * says anything: a price of 0 is one that nobody entered.
 */
export const feePaid = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  courseId: string,
): Promise<number | null> => {
  const { rows } = await sql<{ fee_cents: number | null }>`
    select coalesce(granting.fee_cents, nullif(course.price_cents, 0)) as fee_cents
    from courses as course
    left join lateral ${grantingAccess(userId)} as granting on true
    where course.id = ${courseId}`.execute(db)
  return rows[0]?.fee_cents ?? null
}
