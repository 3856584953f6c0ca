import { sql } from 'kysely'
import type { CallAnswer, CallQuery, accessCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageInOrder, type Order } from '../../platform/db/found-page.ts'
import { countUpTo, totalWith } from '../../platform/db/paging.ts'
import { matchesShown } from '../../platform/db/search.ts'
import { readTally } from '../../platform/db/tallies.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { giveCoursesBack } from '../learning/withdrawn-courses.ts'
import { takeCode } from './access-codes.ts'
import { asksForCode } from './invitations.ts'
import { hasEnded, lockOwnAccess, requireAccess, requireOwnAccess } from './access.policy.ts'
import { liveCourses } from './live-courses.ts'
import { coursesTaken, takeOrder } from './order.ts'
import { servesUser } from './serves-user.ts'

type Query = CallQuery<typeof accessCalls.listAccessUsers>
type Pair = { 'access-id': string; 'user-id': string }

/** The people an access was given to, by name. @throws ApiError not_found */
export const listAccessUsers = async (
  context: ActorContext,
  query: Query,
): Promise<CallAnswer<typeof accessCalls.listAccessUsers>> => {
  await requireOwnAccess(context, query['access-id'])
  const rows = await accessUserRows(context, query).execute()
  const total = await totalWith(rows.length, query, () =>
    query.search === undefined
      ? readTally(context.db, 'access_users', query['access-id'])
      : countUpTo(context.db, peopleOf(context, query)),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: nameOrEmail(row),
      email: row.email,
      image_id: row.image_id,
      added_at: row.created_at.toISOString(),
      code: row.code,
      standing: row.standing,
    })),
    total,
  }
}

const byName: Order = ['last_name', 'first_name', 'id'].map((column) => ({ by: sql.ref(`users.${column}`) }))

/** What is shown of people here, and so all they are found by. */
const nameAndEmail = sql<string>`users.first_name || ' ' || users.last_name || ' ' || users.email`

const peopleOf = ({ db }: Pick<Context, 'db'>, query: Query) =>
  db
    .selectFrom('access_users')
    .innerJoin('users', 'users.id', 'access_users.user_id')
    .where('access_users.access_id', '=', query['access-id'])
    .where((eb) => eb.and(matchesShown('users.search_text', nameAndEmail, query.search)))

/**
 * The people of a page, by name; what a plan is asked about. Who is on it is found by indexes alone: of a busy access the
 * next ones are found in the order of everybody's names.
 */
export const accessUserRows = (context: Pick<Context, 'db'>, query: Query) =>
  pageInOrder(
    peopleOf(context, query)
      .where('users.id', 'in', pageInOrder(peopleOf(context, query).select('users.id'), byName, query))
      .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.image_id'])
      .select([
        'access_users.created_at',
        'access_users.code',
        standingIn(query['access-id']).as('standing'),
      ]),
    byName,
  )

/** How somebody stands in the courses of an access. */
const standingIn = (accessId: string) => sql<'not_begun' | 'learning' | 'finished'>`(
  select case when count(*) = 0 then 'not_begun'
    when bool_and(taken.finished_at is not null) then 'finished' else 'learning' end
  from participations as taken
  join courses on courses.id = taken.course_id
  join access_courses on access_courses.course_id = courses.dev_id
  where taken.user_id = users.id and access_courses.access_id = ${accessId})`

/** Gives a person an access, or what they withdrew from of one they have. @throws ApiError not_found, societies_enabled, user_already_has_access */
export const addAccessUser = async (context: ActorContext, query: Pair): Promise<void> => {
  const access = await lockOwnAccess(context, query['access-id'])
  if (access.for_societies) throw new ApiError('societies_enabled')
  const user = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', query['user-id'])
    .executeTakeFirst()
  if (!user) throw new ApiError('not_found')
  const added = await insertAccessUser(context, access.id, user.id)
  const givenBack = await giveCoursesBack(context, [user.id], access.id)
  if (!added && givenBack === 0) throw new ApiError('user_already_has_access')
  await noteByAdmin(context, 'access_given', access.id, user.id)
}

/** Takes an access from a person. @throws ApiError not_found */
export const removeAccessUser = async (context: ActorContext, query: Pair): Promise<void> => {
  await requireOwnAccess(context, query['access-id'])
  const removed = await context.db
    .deleteFrom('access_users')
    .where('access_id', '=', query['access-id'])
    .where('user_id', '=', query['user-id'])
    .returning('user_id')
    .executeTakeFirst()
  if (!removed) throw new ApiError('not_found')
  await noteByAdmin(context, 'access_taken', query['access-id'], removed.user_id)
}

/** What an admin gives or takes is noted; a creator does so with their own accesses every day. */
const noteByAdmin = async (
  context: ActorContext,
  action: 'access_given' | 'access_taken',
  accessId: string,
  userId: string,
): Promise<void> => {
  if (!context.actor.is_admin) return
  const { name } = await context.db
    .selectFrom('accesses')
    .select('name')
    .where('id', '=', accessId)
    .executeTakeFirstOrThrow()
  await noteAdminAction(context, { action, userId, subject: name })
}

/**
 * Gives a person the access whose public page they came by: registering or logging in there. Twice changes nothing;
 * whoever withdrew from some of its courses takes those again.
 * @param how what they ordered it for in cents, where it costs something; the code they came with
 * @throws ApiError not_found, societies_enabled; access_ended; minors_only where nothing of it is for their age;
 * course_closed where nobody may begin any of it; order_not_confirmed; code_needed, code_not_valid
 */
export const joinAccess = async (
  context: Context,
  accessId: string,
  userId: string,
  { orderCents, code = '' }: { orderCents?: number | undefined; code?: string | undefined } = {},
): Promise<void> => {
  await context.db.selectFrom('accesses').select('id').where('id', '=', accessId).forNoKeyUpdate().execute()
  const access = await requireAccess(context, accessId)
  if (access.for_societies) throw new ApiError('societies_enabled')
  const has = await servesUser(context.db, accessId, userId)
  const courses = await liveCourses(context, accessId, userId)
  const theirs = coursesTaken(courses, has)
  if (has && theirs.length === 0) {
    await insertAccessUser(context, accessId, userId)
    return
  }
  if (hasEnded(context, access)) throw new ApiError('access_ended')
  if (courses.length > 0 && theirs.length === 0) throw new ApiError('minors_only')
  if (theirs.length > 0 && !theirs.some(({ can_begin }) => can_begin)) throw new ApiError('course_closed')
  const needs_code = !has && (await asksForCode(context, access, userId))
  const came = has ? '' : await takeCode(context, { id: accessId, needs_code }, code)
  await takeOrder(context, { userId, has, confirmed: orderCents }, access, courses)
  await insertAccessUser(context, accessId, userId, came)
  await giveCoursesBack(context, [userId], accessId)
}

/** Notes that an access serves a person; answers whether it did not before. */
const insertAccessUser = async (
  context: Context,
  accessId: string,
  userId: string,
  code = '',
): Promise<boolean> => {
  const { db, clock } = context
  const added = await db
    .insertInto('access_users')
    .values({ access_id: accessId, user_id: userId, code, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}
