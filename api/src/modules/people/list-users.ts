import { sql } from 'kysely'
import type { CallAnswer, CallQuery, peopleCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { foundOnPage, manyOnPage, nearPage, pageInOrder, type Order } from '../../platform/db/found-page.ts'
import { countUpTo } from '../../platform/db/paging.ts'
import { readTally } from '../../platform/db/tallies.ts'
import { memberConditions } from './member-filter.ts'
import { societyRolesOf } from './society-roles.ts'
import { rolesOf } from './present-person.ts'

type Query = CallQuery<typeof peopleCalls.listUsers>

/** Of more whom a filter lets through, the index in the order of names soon has a page together: they are among all. */
const FEW = 1000

/** What members are sorted by: by name at last, and by id, so that pages never overlap. */
const orderOf = ({ sort = 'name', descending = false }: Query): Order => {
  const way = descending ? sql`desc` : sql`asc`
  const by = (column: string) => ({ by: sql.ref(`users.${column}`), way })
  if (sort === 'registered') return [by('created_at'), by('id')]
  if (sort === 'courses') return [by('courses_begun'), by('id')]
  if (sort === 'seen') {
    const never = descending ? sql`desc nulls last` : sql`asc nulls first`
    return [{ ...by('last_seen_at'), way: never }, by('id')]
  }
  return [by('last_name'), by('first_name'), by('id')]
}

/** The members a query finds, without order and page, and those of them among the first of all in its order. */
const matchingMembers = (context: Context, query: Query) => {
  const conditions = memberConditions(context, { ...query, ...(query.team && { role: 'team' }) })
  const all = context.db.selectFrom('users')
  const first = pageInOrder(all.selectAll('users'), orderOf(query), nearPage(query))
  return {
    matching: all.where((eb) => eb.and(conditions)),
    near: context.db.selectFrom(first.as('users')).where((eb) => eb.and(conditions)),
    isNarrowed: conditions.length > 0,
  }
}

/**
 * The rows of a page in their order; what a plan is asked about.
 * @param ids who is on it, where that is known; else an index tells, and who is skipped is not looked at
 */
export const memberRows = (context: Context, query: Query, ids: string[] | null = null) =>
  pageInOrder(
    context.db
      .selectFrom('users')
      .where(
        'users.id',
        'in',
        ids ??
          pageInOrder(matchingMembers(context, query).matching.select('users.id'), orderOf(query), query),
      )
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
    orderOf(query),
  )

/** How many members a query finds, and who of them is on the page, where it is sorted and not read by an index. */
const membersOnPage = async (
  context: Context,
  query: Query,
): Promise<{ total: number; ids: string[] | null }> => {
  const { db } = context
  const order = orderOf(query)
  const { matching, near, isNarrowed } = matchingMembers(context, query)
  if (!isNarrowed) return { total: await readTally(db, 'people'), ids: null }
  const found = matching.select('users.id')
  // Most filters are counted by an index alone; for a search each row is read, so it is read once.
  if (!query.search) {
    const total = await countUpTo(db, matching)
    return total > FEW ? { total, ids: null } : foundOnPage(db, found, order, query)
  }
  const { total, ids } = await foundOnPage(db, found, order, query)
  return { total, ids: ids ?? (await manyOnPage(db, near.select('users.id'), found, order, query)) }
}

/** The members for the admin area, narrowed and sorted. */
export const listUsers = async (
  context: Context,
  query: Query,
): Promise<CallAnswer<typeof peopleCalls.listUsers>> => {
  const { db } = context
  const { total, ids } = await membersOnPage(context, query)
  const rows = ids?.length === 0 ? [] : await memberRows(context, query, ids).execute()
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
