import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DefaultEffect } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { coursesWithdrawnBy } from '../learning/withdrawn-courses.ts'
import { isUnderAge } from '../people/under-age.ts'

type When = Pick<Context, 'clock' | 'config'>
type Change = { before: readonly string[]; after: readonly string[] }

/**
 * What changes for people when everybody has other accesses: courses that come and go, for how many, and how many of
 * those are in one that goes. Courses that somebody has in another way, by an access of their own or of their society,
 * neither come nor go for them, nor do those that no access gives them. Only published courses count: nobody has a draft.
 */
export const effectOfDefaults = async (
  context: Pick<Context, 'db'> & When,
  change: Change,
): Promise<DefaultEffect> => {
  const before = await coursesOf(context, change.before)
  const after = await coursesOf(context, change.after)
  const gained = after.filter((id) => !before.includes(id))
  const lost = before.filter((id) => !after.includes(id))
  const { rows } = await sql<{ gaining: number; losing: number; learning: number }>`select
    ${peopleDecided(context, gained)} as gaining,
    ${peopleDecided(context, lost)} as losing,
    (select count(distinct participations.user_id)::integer from participations
      join courses live on live.id = participations.course_id
      join users person on person.id = participations.user_id
      where participations.finished_at is null and live.dev_id = any (${arrayOf(lost)})
        and ${isDecided(context)}) as learning`.execute(context.db)
  const [counted] = rows
  return {
    courses_gained: gained.length,
    courses_lost: lost.length,
    people_gaining: counted?.gaining ?? 0,
    people_losing: counted?.losing ?? 0,
    people_learning: counted?.learning ?? 0,
  }
}

/** The drafts of the published courses that some accesses grant. */
const coursesOf = async ({ db }: Pick<Context, 'db'>, accessIds: readonly string[]): Promise<string[]> => {
  if (accessIds.length === 0) return []
  const rows = await db
    .selectFrom('access_courses')
    .innerJoin('courses as live', 'live.dev_id', 'access_courses.course_id')
    .select('access_courses.course_id')
    .distinct()
    .where('access_courses.access_id', 'in', accessIds)
    .where('live.retired_at', 'is', null)
    .execute()
  return rows.map(({ course_id }) => course_id)
}

const arrayOf = (ids: readonly string[]): RawBuilder<string[]> =>
  ids.length === 0 ? sql`array[]::uuid[]` : sql`array[${sql.join(ids)}]::uuid[]`

/**
 * Whether the defaults alone decide if `person` has the live course `live`: not where an access of their own or of their
 * society grants it, nor where no access does, as they withdrew from it or it is for minors and they are none.
 */
const isDecided = (context: When): RawBuilder<SqlBool> => sql<SqlBool>`(
  not exists (select from access_users join access_courses using (access_id)
    where access_users.user_id = person.id and access_courses.course_id = live.dev_id)
  and not exists (select from access_societies join access_courses using (access_id)
    where access_societies.society_id = person.society_id and access_courses.course_id = live.dev_id)
  and live.dev_id not in ${coursesWithdrawnBy(sql.ref('person.id'))}
  and (not live.minors_only or ${isUnderAge(context, sql.ref('person.birth_date'))}))`

/** For how many people the defaults decide about at least one of some courses. */
const peopleDecided = (context: When, courses: readonly string[]): RawBuilder<number> =>
  courses.length === 0
    ? sql<number>`0`
    : sql<number>`(
        with live as materialized (
          select dev_id, minors_only from courses where dev_id = any (${arrayOf(courses)}) and retired_at is null)
        select count(*)::integer from users person where exists (select from live where ${isDecided(context)}))`
