import { sql, type OrderByModifiersCallbackExpression, type SelectQueryBuilder } from 'kysely'
import type { CallAnswer, CallQuery, peopleCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { countUpTo } from '../../platform/db/paging.ts'
import { readTally } from '../../platform/db/tallies.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { memberConditions } from './member-filter.ts'
import { societyRolesOf } from './society-roles.ts'
import { rolesOf } from './present-person.ts'

type Query = CallQuery<typeof peopleCalls.listUsers>

/** Found ones up to here are sorted; of more the index in the order of names soon has a page together. */
const FEW = 1000

/**
 * Rows in the wanted order: by name at last, and by id, so that pages never overlap.
 * @param few found among many: the index in the order of names would be read until a page of them is together
 */
const inOrder = <Row>(
  rows: SelectQueryBuilder<Schema, 'users', Row>,
  { sort = 'name', descending = false }: Query,
  few = false,
): SelectQueryBuilder<Schema, 'users', Row> => {
  const way: OrderByModifiersCallbackExpression = (by) => (descending ? by.desc() : by.asc())
  if (sort === 'registered') return rows.orderBy('created_at', way).orderBy('id', way)
  if (sort === 'courses') return rows.orderBy('courses_begun', way).orderBy('id', way)
  if (sort === 'seen')
    return rows
      .orderBy('last_seen_at', (by) => (descending ? by.desc().nullsLast() : by.asc().nullsFirst()))
      .orderBy('id', way)
  // No index holds the expression.
  const lastName = few ? sql`last_name || ''` : 'last_name'
  return rows.orderBy(lastName, way).orderBy('first_name', way).orderBy('id', way)
}

/** The members a query finds, without order and page. */
const matchingMembers = (context: Context, query: Query) => {
  const conditions = memberConditions(context, { ...query, ...(query.team && { role: 'team' }) })
  const matching = context.db.selectFrom('users').where((eb) => eb.and(conditions))
  return { matching, isNarrowed: conditions.length > 0 }
}

/** Who is on the page, by an index alone: what is skipped is not looked at. */
const membersOnPage = (context: Context, query: Query, few: boolean) => {
  let ids = inOrder(matchingMembers(context, query).matching.select('users.id'), query, few)
  if (query.limit !== undefined) ids = ids.limit(query.limit)
  return query.offset ? ids.offset(query.offset) : ids
}

/** The rows of a page of the list in its order; what a plan is asked about. */
export const memberRows = (context: Context, query: Query, few = false) =>
  inOrder(
    context.db
      .selectFrom('users')
      .where('users.id', 'in', membersOnPage(context, query, few))
      .select([
        'id',
        'email',
        'first_name',
        'last_name',
        'image_id',
        'city',
        'birth_date',
        'is_admin',
        'is_course_creator',
        'created_at',
        'last_seen_at',
        'society_id',
        'must_change_password',
        'courses_begun',
        'courses_finished',
      ])
      .select((eb) => [
        eb
          .selectFrom('societies')
          .whereRef('societies.id', '=', 'users.society_id')
          .where('deleted_at', 'is', null)
          .select('societies.name')
          .as('society_name'),
      ]),
    query,
  )

/** The members for the admin area, narrowed and sorted. */
export const listUsers = async (
  context: Context,
  query: Query,
): Promise<CallAnswer<typeof peopleCalls.listUsers>> => {
  const { db } = context
  const { matching, isNarrowed } = matchingMembers(context, query)
  const total = await (isNarrowed ? countUpTo(db, matching) : readTally(db, 'people'))
  const rows = await memberRows(context, query, isNarrowed && total <= FEW).execute()
  const societyRoles = await societyRolesOf(
    db,
    rows.map((row) => row.id),
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      image_id: row.image_id,
      city: row.city,
      birth_date: row.birth_date,
      perms: { admin: row.is_admin, course_creator: row.is_course_creator },
      roles: rolesOf(row, societyRoles.get(row.id)),
      society: row.society_id && row.society_name ? { id: row.society_id, name: row.society_name } : null,
      courses_started: row.courses_begun,
      courses_finished: row.courses_finished,
      must_change_password: row.must_change_password,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    })),
    total,
  }
}
