import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

/** The last birthday with which somebody is of age on a day; compared as text, since 29 February is not in every year. */
const lastBirthDateOfAge = (day: string, age: number): string =>
  `${Number(day.slice(0, 4)) - age}${day.slice(4)}`

/**
 * Whether the live course `course` is granted to a person: by an access they have, one of their society's, or one that
 * everybody has (specification, Accesses). Courses for minors are for people under age on the day.
 * Arrays, so that the few courses of a person are found first, however many there are in all.
 */
export const grantedTo = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  userId: string,
): RawBuilder<SqlBool> => {
  const ofAge = lastBirthDateOfAge(berlinDay(clock.now()), config.limits.ageOfConsent)
  return sql<SqlBool>`(
    course.dev_id is not null and course.retired_at is null
    and course.dev_id = any (array(
      select access_courses.course_id from access_courses where access_courses.access_id = any (array(
        select access_id from default_accesses
        union all
        select access_id from access_users where user_id = ${userId}
        union all
        select access_societies.access_id from access_societies
          join users on users.society_id = access_societies.society_id where users.id = ${userId}))))
    and (not course.minors_only or exists (
      select 1 from users where users.id = ${userId} and users.birth_date::text > ${ofAge})))`
}
