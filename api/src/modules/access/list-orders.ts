import { sql } from 'kysely'
import type { CallAnswer, CallQuery, accessCalls } from '@kursportal/shared/contract'
import { berlinDay, lastWithdrawalDay } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { grantedTo, orderConcluded } from '../learning/granted-courses.ts'
import { feeOf, grantingAccess, type Granting } from '../learning/granting-access.ts'
import { readSettings } from '../settings/read-settings.ts'

type Row = Pick<Granting, 'fee_cents' | 'courses'> & {
  course_id: string
  course_title: string
  at: Date
  agreed_early: boolean
  total: number
}

/** The contracts about money that a person has concluded here and not withdrawn from, newest first. */
export const listOrders = async (
  context: ActorContext,
  { 'course-id': courseId, limit, offset }: CallQuery<typeof accessCalls.listOrders>,
): Promise<CallAnswer<typeof accessCalls.listOrders>> => {
  const { withdrawals } = await readSettings(context)
  const userId = context.actor.user_id
  const { rows } = await sql<Row>`
    select concluded.*, exists (
        select 1 from start_confirmations
        where user_id = ${userId} and course_id = concluded.course_id and kind = 'early_start'
          and confirmed_at >= concluded.at) as agreed_early, (count(*) over ())::integer as total
    from (
      select course.id as course_id, course.title as course_title, ${orderConcluded(userId)} as at,
        granting.fee_cents, granting.courses
      from courses as course
      join lateral ${grantingAccess(context, userId)} as granting on true
      where ${withdrawals} and ${grantedTo(context, userId)}
        and (${courseId ?? null}::uuid is null or course.id = ${courseId ?? null}::uuid)
    ) as concluded
    where concluded.at is not null
    order by concluded.at desc, concluded.course_id
    limit ${limit ?? null} offset ${offset ?? 0}`.execute(context.db)
  return {
    items: rows.map(({ course_id, course_title, at, agreed_early, ...granting }) => ({
      course_id,
      course_title,
      concluded_on: berlinDay(at),
      fee_cents: feeOf(granting, course_id),
      last_day: agreed_early ? null : lastWithdrawalDay(berlinDay(at)),
    })),
    total: rows[0]?.total ?? 0,
  }
}
