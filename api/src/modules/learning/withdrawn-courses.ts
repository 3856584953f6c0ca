import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

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
    on conflict do nothing`.execute(db)
  // Nothing is left of an access whose every course is taken: who gets it again gets it anew.
  await sql`
    delete from access_users where user_id = ${userId} and not exists (
      select 1 from access_courses where access_courses.access_id = access_users.access_id
        and access_courses.course_id not in (
          select course_id from withdrawn_courses where withdrawn_courses.user_id = ${userId}))
      and exists (select 1 from access_courses where access_courses.access_id = access_users.access_id)`.execute(
    db,
  )
}

/** Gives somebody back the courses of an access they got anew: that is a new contract. */
export const giveCoursesBack = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  accessId: string,
): Promise<void> => {
  await db
    .deleteFrom('withdrawn_courses')
    .where('user_id', '=', userId)
    .where('course_id', 'in', (eb) =>
      eb.selectFrom('access_courses').select('course_id').where('access_id', '=', accessId),
    )
    .execute()
}
