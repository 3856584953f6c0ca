import { sql, type RawBuilder } from 'kysely'

/**
 * The access by which somebody has the course `course`, as a lateral join gives it: their own before their society's, and
 * that before one that everybody has. `society_id` is the society that has it, null for the others.
 */
export const grantingAccess = (
  userId: string,
): RawBuilder<{ fee_cents: number | null; society_id: string | null }> => sql`(
  select accesses.fee_cents, had.society_id from (
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
