import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor, Context } from '../../platform/context.ts'
import { isPersonUnderAge } from '../people/under-age.ts'
import { coursesWithdrawnBy } from './withdrawn-courses.ts'

type When = Pick<Context, 'clock' | 'config'>

/**
 * Whether the live course `course` is granted to a person: by an access they have, one of their society's, or one that
 * everybody has (specification, Accesses), and not withdrawn from. Courses for minors are for people under age on the
 * day, and for who began one until it is finished.
 * Arrays, so that the few courses of a person are found first, however many there are in all.
 */
export const grantedTo = (context: When, userId: string | RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    course.dev_id is not null and course.retired_at is null
    and course.dev_id = any (array(
      select access_courses.course_id from access_courses where access_courses.access_id = any (array(
        select access_id from default_accesses
        union all
        select access_id from access_users where user_id = ${userId}
        union all
        select access_societies.access_id from access_societies
          join users on users.society_id = access_societies.society_id where users.id = ${userId}))))
    and course.dev_id <> all (array${coursesWithdrawnBy(userId)})
    and (not course.minors_only or ${isPersonUnderAge(context, userId)} or exists (
      select 1 from participations as begun
      where begun.user_id = ${userId} and begun.course_id = course.id and begun.finished_at is null)))`

/** Whether the live course `course` of a row of `participations` is still granted to whoever began it. */
export const isStillGranted = (context: When): RawBuilder<SqlBool> =>
  grantedTo(context, sql.ref('participations.user_id'))

/** Whether the course `course` is a person's to lead: their own as long as they are a creator; for admins, every one. */
export const leadsCourse = (actor: Actor): RawBuilder<boolean> =>
  actor.is_admin
    ? sql<boolean>`true`
    : sql<boolean>`(${actor.is_course_creator} and course.owner_id = ${actor.user_id})`

/**
 * When a person took the first access of their own that grants the course `course` and still does, or took it anew
 * after they had withdrawn: the day on which the contract about it was concluded. Null where they have it through a
 * society or as everybody does.
 * @param counts which accesses (`accesses`) of their own count; all where left out
 */
export const contractConcluded = (
  userId: string,
  counts: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select greatest(min(access_users.created_at), (
      select given_back_at from withdrawn_courses where user_id = ${userId} and course_id = course.dev_id))
    from access_users join access_courses using (access_id) join accesses on accesses.id = access_id
    where access_users.user_id = ${userId} and access_courses.course_id = course.dev_id and ${counts})`

/** The same of a contract about money: by what the access costs, or by the price of the course where it says nothing. */
export const orderConcluded = (userId: string): RawBuilder<Date | null> =>
  contractConcluded(userId, sql<SqlBool>`coalesce(accesses.fee_cents, course.price_cents) > 0`)
