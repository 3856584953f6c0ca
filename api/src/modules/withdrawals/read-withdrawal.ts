import { sql } from 'kysely'
import { berlinDay, lastWithdrawalDay, nameOrEmail } from '@kursportal/shared/domain'
import type { WithdrawableCourse, WithdrawalCase } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { contractConcluded } from '../learning/granted-courses.ts'
import { findByEmail } from '../people/find-by-email.ts'
import { presentWithdrawal } from './list-withdrawals.ts'

/** Who declared a withdrawal: the account that had its e-mail then, whatever it is by now; else the one that has it. */
export const withdrawer = async (
  context: Pick<Context, 'db'>,
  { user_id, email }: { user_id: string | null; email: string },
) =>
  user_id === null
    ? findByEmail(context, email)
    : context.db
        .selectFrom('users')
        .select(['id', 'email', 'first_name', 'last_name'])
        .where('id', '=', user_id)
        .executeTakeFirst()

/** A withdrawal, the account it came from, and that person's courses. @throws ApiError not_found */
export const readWithdrawal = async (context: Context, id: string): Promise<WithdrawalCase> => {
  const { db } = context
  const row = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const person = await withdrawer(context, row)
  const admin = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', row.decided_by)
    .executeTakeFirst()
  return {
    ...presentWithdrawal(row),
    decided_by: admin ? nameOrEmail(admin) : null,
    person: person ? { id: person.id, name: nameOrEmail(person) } : null,
    courses: person ? await withdrawableCourses(context, person.id) : [],
  }
}

type CourseRow = {
  course_id: string
  title: string
  begun_at: Date | null
  early_start: WithdrawableCourse['early_start']
  granted_at: Date | null
  finished_at: Date | null
  certified: boolean
  commission: WithdrawableCourse['commission']
  withdrawn: boolean
}

/** What a person takes or took: begun courses, those of their own accesses, and those they withdrew from. */
export const withdrawableCourses = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<WithdrawableCourse[]> => {
  const { rows } = await sql<CourseRow>`
    with mine as (
      select course_id as id from participations where user_id = ${userId}
      union
      select live.id from access_users
        join access_courses using (access_id)
        join courses as live on live.dev_id = access_courses.course_id and live.retired_at is null
        where access_users.user_id = ${userId}
      union
      select live.id from withdrawn_courses
        join courses as live on live.dev_id = withdrawn_courses.course_id
        where withdrawn_courses.user_id = ${userId}
    )
    select course.id as course_id, course.title, ${contractConcluded(userId)} as granted_at,
      first.started_at as begun_at, taken.finished_at, (
        select json_build_object('confirmed_at',
            to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'lines', lines)
        from start_confirmations join start_texts on hash = text_hash
        where user_id = ${userId} and course_id = course.id and kind = 'early_start'
          and confirmed_at >= ${contractConcluded(userId)}
        order by confirmed_at desc limit 1
      ) as early_start,
      exists (select 1 from certificates where user_id = ${userId} and certificates.course_id = course.id) as certified,
      case
        when taken.booked then 'booked'
        when taken.earned then 'booked_back'
        else 'none'
      end as commission,
      exists (
        select 1 from withdrawn_courses
        where user_id = ${userId} and course_id = course.dev_id and given_back_at is null) as withdrawn
    from mine join courses as course on course.id = mine.id
    left join lateral (
      select started_at from participations
      where user_id = ${userId} and course_id = course.id order by number limit 1
    ) as first on true
    cross join lateral (
      select max(participations.finished_at) as finished_at, count(finish.transaction_id) > 0 as earned,
        count(finish.transaction_id) filter (where reversal.id is null) > 0 as booked
      from participations
      left join society_finishes as finish on finish.participation_id = participations.id
      left join ledger_transactions as reversal on reversal.reverses = finish.transaction_id
      where participations.user_id = ${userId} and participations.course_id = course.id
    ) as taken
    order by course.title, course.id`.execute(db)
  return rows.map((row) => {
    const concluded = row.granted_at ?? row.begun_at
    const concluded_on = concluded && berlinDay(concluded)
    return {
      course_id: row.course_id,
      title: row.title,
      begun_at: row.begun_at?.toISOString() ?? null,
      concluded_on,
      last_day: concluded_on && lastWithdrawalDay(concluded_on),
      early_start: row.early_start,
      finished_at: row.finished_at?.toISOString() ?? null,
      certified: row.certified,
      commission: row.commission,
      withdrawn: row.withdrawn,
    }
  })
}
