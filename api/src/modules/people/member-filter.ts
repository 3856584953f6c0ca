import { sql, type Expression, type SqlBool } from 'kysely'
import type { MemberFilter } from '@kursportal/shared/contract'
import { daysBefore } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { berlinDayEnd, berlinDayStart } from '../../platform/db/berlin-days.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { isUnderAge } from './under-age.ts'

type Condition = Expression<SqlBool>

const roles: Record<NonNullable<MemberFilter['role']>, Condition> = {
  team: sql<SqlBool>`(users.is_admin or users.is_course_creator)`,
  admin: sql<SqlBool>`users.is_admin`,
  course_creator: sql<SqlBool>`users.is_course_creator`,
  group_leader: sql<SqlBool>`users.id in (
    select owner_id from societies where is_community and deleted_at is null and owner_id is not null
    union all
    select society_admins.user_id from society_admins
    join societies on societies.id = society_admins.society_id
    where societies.is_community and societies.deleted_at is null)`,
  salesman: sql<SqlBool>`users.id in (
    select owner_id from societies
    where not is_community and deleted_at is null and owner_id is not null)`,
}

const states: Record<NonNullable<MemberFilter['state']>, Condition> = {
  active: sql<SqlBool>`(users.last_seen_at is not null and not users.must_change_password)`,
  must_change_password: sql<SqlBool>`users.must_change_password`,
  never_logged_in: sql<SqlBool>`users.last_seen_at is null`,
}

const progressOf = ({ course_id: courseId, progress }: MemberFilter): Condition[] => {
  if (!courseId && !progress) return []
  const ofCourse = courseId
    ? sql`and participations.course_id in (select id from courses where ${courseId} in (id, dev_id))`
    : sql``
  const inState =
    progress === undefined
      ? sql``
      : progress === 'finished'
        ? sql`and participations.finished_at is not null`
        : sql`and participations.finished_at is null`
  return [
    sql<SqlBool>`exists (
      select from participations where participations.user_id = users.id ${ofCourse} ${inState})`,
  ]
}

/** What must be true of a row of `users` for the filter to find it. */
export const memberConditions = (
  context: Pick<Context, 'clock' | 'config'>,
  filter: MemberFilter,
): Condition[] => {
  const { role, society_id, inactive_days, age, from, to, state } = filter
  const conditions = [...matchesWords('users.search_text', filter.search), ...progressOf(filter)]
  if (role) conditions.push(roles[role])
  if (society_id) conditions.push(sql<SqlBool>`users.society_id = ${society_id}`)
  if (inactive_days !== undefined) {
    const since = daysBefore(context.clock.now(), inactive_days)
    conditions.push(sql<SqlBool>`coalesce(users.last_seen_at, users.created_at) < ${since}`)
  }
  const underAge = isUnderAge(context, sql.ref('users.birth_date'))
  if (age === 'minor') conditions.push(underAge)
  if (age === 'adult') conditions.push(sql<SqlBool>`not (${underAge})`)
  if (from) conditions.push(sql<SqlBool>`users.created_at >= ${berlinDayStart(from)}`)
  if (to) conditions.push(sql<SqlBool>`users.created_at < ${berlinDayEnd(to)}`)
  if (state) conditions.push(states[state])
  return conditions
}
