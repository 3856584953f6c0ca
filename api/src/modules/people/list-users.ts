import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, peopleCalls } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { pageOf, pageWithTotal } from '../../platform/db/paging.ts'
import { readTally } from '../../platform/db/tallies.ts'
import { societyRolesOf } from './society-roles.ts'
import { rolesOf } from './present-person.ts'

/** The members for the admin area, sorted by name; their courses are counted in the same query. */
export const listUsers = async (
  { db }: Context,
  query: CallQuery<typeof peopleCalls.listUsers>,
): Promise<CallAnswer<typeof peopleCalls.listUsers>> => {
  const filters: Expression<SqlBool>[] = matchesWords('users.search_text', query.search)
  if (query.team) filters.push(sql<SqlBool>`(users.is_admin or users.is_course_creator)`)
  const matching = db.selectFrom('users').where((eb) => eb.and(filters))
  const members = matching
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
    ])
    .select((eb) => [
      eb
        .selectFrom('participations')
        .whereRef('user_id', '=', 'users.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('started'),
      eb
        .selectFrom('participations')
        .whereRef('user_id', '=', 'users.id')
        .where('finished_at', 'is not', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('finished'),
      eb
        .selectFrom('societies')
        .whereRef('societies.id', '=', 'users.society_id')
        .where('deleted_at', 'is', null)
        .select('societies.name')
        .as('society_name'),
    ])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
  const { rows, total } =
    filters.length > 0
      ? await pageOf(members, matching, query)
      : await pageWithTotal(members, query, () => readTally(db, 'people'))
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
      courses_started: row.started ?? 0,
      courses_finished: row.finished ?? 0,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    })),
    total,
  }
}
