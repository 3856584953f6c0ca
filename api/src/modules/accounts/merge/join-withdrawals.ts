import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { contractConcluded, grantedTo } from '../../learning/granted-courses.ts'
import type { Accounts } from './join-learning.ts'

/**
 * Lets a course stay that one account withdrew from and the other one has, by a contract or a start of its own: since
 * the day of that it is given. Asked while both accounts are apart.
 */
export const joinWithdrawals = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { from, into }: Accounts,
): Promise<void> => {
  const { db } = context
  for (const [withdrew, has] of [
    [from, into],
    [into, from],
  ] as const)
    await sql`update withdrawn_courses set given_back_at = there.taken_at from (
        select course.dev_id, coalesce(${contractConcluded(has)}, (
          select min(started_at) from participations where user_id = ${has} and course_id = course.id)) as taken_at
        from courses as course where ${grantedTo(context, has)}) as there
      where user_id = ${withdrew} and given_back_at is null
        and withdrawn_courses.course_id = there.dev_id and there.taken_at is not null`.execute(db)
  // Else one that was given back and ended since would stand for the other account's, which is still taken.
  await sql`delete from withdrawn_courses as there using withdrawn_courses as moved
    where there.user_id = ${into} and there.given_back_at is not null and moved.user_id = ${from}
      and moved.given_back_at is null and moved.course_id = there.course_id`.execute(db)
}
