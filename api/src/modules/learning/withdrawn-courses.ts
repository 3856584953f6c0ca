import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** The courses (drafts, as accesses name them) that somebody withdrew from and was not given again. */
export const coursesWithdrawnBy = (userId: string | RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(
    select withdrawn_courses.course_id from withdrawn_courses
    where withdrawn_courses.user_id = ${userId} and withdrawn_courses.given_back_at is null)`

/** Whether somebody withdrew from a course of an access, and was not given it again. */
export const lacksPartOf = (
  accessId: string | RawBuilder<unknown>,
  userId: string | RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from access_courses
    where access_courses.access_id = ${accessId} and access_courses.course_id in ${coursesWithdrawnBy(userId)})`

/** Takes courses from somebody who withdrew from the contract about them, whatever accesses they have. */
export const takeCourses = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, liveIds, withdrawalId }: { userId: string; liveIds: readonly string[]; withdrawalId: string },
): Promise<void> => {
  if (liveIds.length === 0) return
  await sql`
    insert into withdrawn_courses (user_id, course_id, withdrawal_id, withdrawn_at)
    select ${userId}, courses.dev_id, ${withdrawalId}, ${clock.now()} from courses
    where courses.id = any (${[...liveIds]}) and courses.dev_id is not null
    on conflict (user_id, course_id) do update
      set withdrawal_id = excluded.withdrawal_id, withdrawn_at = excluded.withdrawn_at, given_back_at = null
      where withdrawn_courses.given_back_at is not null`.execute(db)
  // Nothing is left of an access whose every course is taken: who gets it again gets it anew.
  await sql`
    delete from access_users where user_id = ${userId} and not exists (
      select 1 from access_courses where access_courses.access_id = access_users.access_id
        and access_courses.course_id not in ${coursesWithdrawnBy(userId)})
      and exists (select 1 from access_courses where access_courses.access_id = access_users.access_id)`.execute(
    db,
  )
}

/**
 * Gives people back the courses of an access that they withdrew from: that is a new contract about each.
 * @returns how many courses that were
 */
export const giveCoursesBack = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userIds: readonly string[],
  accessId: string,
): Promise<number> => {
  if (userIds.length === 0) return 0
  const given = await db
    .updateTable('withdrawn_courses')
    .set({ given_back_at: clock.now() })
    .where('user_id', 'in', [...userIds])
    .where('given_back_at', 'is', null)
    .where('course_id', 'in', (eb) =>
      eb.selectFrom('access_courses').select('course_id').where('access_id', '=', accessId),
    )
    .executeTakeFirst()
  return Number(given.numUpdatedRows)
}
