import { sql, type RawBuilder } from 'kysely'
import { courseFee } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { isPersonUnderAge } from '../people/under-age.ts'

/** The access by which somebody has a course. */
export type Granting = {
  /** What it costs with all its courses together, in cents; null: their prices. */
  fee_cents: number | null
  /** The society that has it; null for the others. */
  society_id: string | null
  /** Its courses that are for the person, in their order. */
  courses: { id: string; price_cents: number }[]
}

/**
 * The access by which somebody has the course `course`, as a lateral join gives it: their own before their society's, and
 * that before one that everybody has.
 */
export const grantingAccess = (
  context: Pick<Context, 'clock' | 'config'>,
  userId: string,
): RawBuilder<Granting> => sql`(
  select accesses.fee_cents, had.society_id, (
    select json_agg(json_build_object('id', live.id, 'price_cents', live.price_cents) order by part.created_at, live.id)
    from access_courses as part join courses as live on live.dev_id = part.course_id
    where part.access_id = had.access_id and (live.id = course.id or (
      live.retired_at is null and (not live.minors_only or ${isPersonUnderAge(context, userId)})))
  ) as courses from (
    select access_id, null::uuid as society_id, 0 as place from access_users where user_id = ${userId}
    union all
    select access_societies.access_id, access_societies.society_id, 1 from access_societies
      join users on users.society_id = access_societies.society_id where users.id = ${userId}
    union all
    select access_id, null, 2 from default_accesses
  ) as had
  join access_courses on access_courses.access_id = had.access_id and access_courses.course_id = course.dev_id
  join accesses on accesses.id = had.access_id
  order by had.place, access_courses.created_at, accesses.id
  limit 1)`

/** What an access costs for one of its courses, in cents; null where nobody can say. */
export const feeOf = ({ fee_cents, courses }: Pick<Granting, 'fee_cents' | 'courses'>, courseId: string) =>
  courseFee(
    fee_cents,
    courses.map(({ price_cents }) => price_cents),
    courses.findIndex(({ id }) => id === courseId),
  )
