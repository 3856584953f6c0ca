import { sql } from 'kysely'
import type { CallAnswer, CallQuery, personCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { coursesWithdrawnBy } from '../learning/withdrawn-courses.ts'
import { personAskedFor } from '../people/person-asked-for.ts'

/**
 * The accesses somebody has, by name, with every way they have each: as everybody, through their society, for themselves.
 * @throws ApiError not_found
 */
export const listPersonAccesses = async (
  context: ActorContext,
  query: CallQuery<typeof personCalls.listPersonAccesses>,
): Promise<CallAnswer<typeof personCalls.listPersonAccesses>> => {
  const whose = await personAskedFor(context, query['user-id'])
  const matching = context.db.selectFrom('accesses').where(
    sql<boolean>`accesses.id = any (array(
      select access_id from default_accesses
      union select access_id from access_users where user_id = ${whose}
      union select access_societies.access_id from access_societies
        join users on users.society_id = access_societies.society_id where users.id = ${whose}))`,
  )
  const { rows, total } = await pageOf(
    matching
      .innerJoin('users as owner', 'owner.id', 'accesses.owner_id')
      .select(['accesses.id', 'accesses.name', 'accesses.owner_id'])
      .select(['owner.first_name', 'owner.last_name', 'owner.email'])
      .select([
        sql<number>`(select count(*)::integer from access_courses where access_id = accesses.id)`.as(
          'courses',
        ),
        sql<number>`(
          select count(*)::integer from access_courses
          where access_id = accesses.id and course_id in ${coursesWithdrawnBy(whose)})`.as('withdrawn'),
        sql<boolean>`exists (select from default_accesses where access_id = accesses.id)`.as('is_default'),
        sql<Date | null>`(
          select created_at from access_users where access_id = accesses.id and user_id = ${whose})`.as(
          'given_at',
        ),
        sql<string | null>`(
          select societies.name from users
            join access_societies on access_societies.society_id = users.society_id
            join societies on societies.id = users.society_id
          where users.id = ${whose} and access_societies.access_id = accesses.id)`.as('society'),
      ])
      .orderBy('accesses.name')
      .orderBy('accesses.id'),
    matching,
    query,
  )
  return {
    items: rows.map(({ owner_id, first_name, last_name, email, is_default, given_at, ...row }) => ({
      ...row,
      owner: { id: owner_id, name: nameOrEmail({ first_name, last_name, email }) },
      default: is_default,
      given_at: given_at?.toISOString() ?? null,
    })),
    total,
  }
}
