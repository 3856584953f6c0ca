import { sql, type RawBuilder } from 'kysely'
import type { DefaultEffect } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

type Change = { before: readonly string[]; after: readonly string[] }

/**
 * What changes for people when everybody has other accesses: courses that come and go, for how many, and how many of
 * those are in one that goes. Courses that somebody has in another way, by an access of their own or of their society,
 * neither come nor go for them. Only published courses count: nobody has a draft.
 */
export const effectOfDefaults = async (
  context: Pick<Context, 'db'>,
  change: Change,
): Promise<DefaultEffect> => {
  const before = await coursesOf(context, change.before)
  const after = await coursesOf(context, change.after)
  const gained = after.filter((id) => !before.includes(id))
  const lost = before.filter((id) => !after.includes(id))
  const { rows } = await sql<{ gaining: number; losing: number; learning: number }>`select
    ${peopleWithout(gained)} as gaining,
    ${peopleWithout(lost)} as losing,
    (select count(distinct participations.user_id)::integer from participations
      join courses live on live.id = participations.course_id
      join users person on person.id = participations.user_id
      where participations.finished_at is null and live.dev_id = any (${arrayOf(lost)})
        and not ${otherwiseHas(sql`live.dev_id`)}) as learning`.execute(context.db)
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

/** Whether `person` has a course by an access of their own or of their society. */
const otherwiseHas = (course: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from access_users join access_courses using (access_id)
    where access_users.user_id = person.id and access_courses.course_id = ${course})
  or exists (select from access_societies join access_courses using (access_id)
    where access_societies.society_id = person.society_id and access_courses.course_id = ${course}))`

/** How many people have at least one of some courses in no other way. */
const peopleWithout = (courses: readonly string[]): RawBuilder<number> =>
  courses.length === 0
    ? sql<number>`0`
    : sql<number>`(select count(*)::integer from users person where exists (
        select from unnest(${arrayOf(courses)}) as course (id) where not ${otherwiseHas(sql`course.id`)}))`
