import { sql } from 'kysely'
import type { DeletionReport } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Farewell } from '../people/personal-part.ts'
import { societiesLedBy } from './leading.ts'

type Counts = {
  participations: number
  certificates: number
  posts: number
  questions: number
  finishes: number
  booked: number
  courses: number
  accesses: number
  films: number
  requested: number
}

/** Everything that hangs on somebody, counted in one query as the parts of `forgetPerson` find it. */
const countsOf = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    with own as (select id from societies where owner_id = ${userId})
    select
      (select count(*)::integer from participations where user_id = ${userId}) as participations,
      (select count(*)::integer from certificates where user_id = ${userId}) as certificates,
      (select count(*)::integer from forum_posts where author_id = ${userId} and deleted_at is null) as posts,
      (select count(*)::integer from care_questions where user_id = ${userId}) as questions,
      (select count(*)::integer from society_finishes where user_id = ${userId}) as finishes,
      (select count(*)::integer from payout_requests
        where (requested_by = ${userId} or society_id in (select id from own)) and state = 'booked') as booked,
      (select count(*)::integer from courses where owner_id = ${userId} and dev_id is null) as courses,
      (select count(*)::integer from accesses where owner_id = ${userId}) as accesses,
      (select count(*)::integer from media_assets where owner_id = ${userId}) as films,
      (select count(*)::integer from payout_requests
        where society_id in (select id from own) and state = 'requested') as requested`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query of counts always has a row')
  return counts
}

/** Who takes over what a person made. @throws ApiError not_found for somebody who creates no courses */
const heirOf = async ({ db }: Pick<Context, 'db'>, { userId, heirId }: Farewell) => {
  const heir = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', heirId)
    .where('id', '<>', userId)
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('is_course_creator', '=', true)]))
    .executeTakeFirst()
  if (!heir) throw new ApiError('not_found')
  return { id: heir.id, name: nameOrEmail(heir) }
}

/**
 * What deleting somebody does, in numbers: what goes, stays, passes on and lapses.
 * @throws ApiError not_found for an heir who creates no courses
 */
export const deletionReportOf = async (
  context: Pick<Context, 'db'>,
  farewell: Farewell,
): Promise<DeletionReport> => {
  const counts = await countsOf(context, farewell.userId)
  const { participations, certificates, posts, questions, finishes, booked } = counts
  const { courses, accesses, films, requested } = counts
  const report = {
    goes: { participations, certificates, posts, questions },
    stays: { finishes, payouts: booked },
    passes: { courses, accesses, films, to: await heirOf(context, farewell) },
    lapses: { societies: await societiesLedBy(context, farewell.userId), payouts: requested },
  }
  return { version: versionOf(report), ...report }
}
