import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, accessCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { tallyOf } from '../../platform/db/tallies.ts'

/** The own accesses, newest first; `all` gives an admin everybody's. Courses and people come with the same query. */
export const listAccesses = async (
  { db, actor }: ActorContext,
  query: CallQuery<typeof accessCalls.listAccesses>,
): Promise<CallAnswer<typeof accessCalls.listAccesses>> => {
  const filters: Expression<SqlBool>[] = matchesWords('accesses.search_text', query.search)
  if (query.society_id) {
    filters.push(sql<SqlBool>`exists (
      select 1 from access_societies
      where access_societies.access_id = accesses.id and access_societies.society_id = ${query.society_id})`)
  }
  if (query.with_page) {
    filters.push(sql<SqlBool>`(accesses.landing_page is not null
      or exists (select from landing_drafts where landing_drafts.access_id = accesses.id))`)
  }
  let matching = db.selectFrom('accesses').where((eb) => eb.and(filters))
  if (!(query.all && actor.is_admin)) matching = matching.where('accesses.owner_id', '=', actor.user_id)
  const { rows, total } = await pageOf(
    matching
      .innerJoin('users as owner', 'owner.id', 'accesses.owner_id')
      .select([
        'accesses.id',
        'accesses.name',
        'accesses.for_societies',
        'accesses.owner_id',
        'accesses.open_until',
        'accesses.created_at',
        'accesses.updated_at',
        'owner.first_name',
        'owner.last_name',
        'owner.email',
        sql<boolean>`accesses.landing_page is not null`.as('has_landing_page'),
        sql<boolean>`exists (select 1 from default_accesses where access_id = accesses.id)`.as('is_default'),
        tallyOf('access_users', 'accesses.id').as('users'),
        tallyOf('access_societies', 'accesses.id').as('societies'),
        sql<{ id: string; title: string }[]>`(
          select coalesce(json_agg(json_build_object('id', courses.id, 'title', courses.title)
            order by access_courses.created_at, courses.title), '[]')
          from access_courses join courses on courses.id = access_courses.course_id
          where access_courses.access_id = accesses.id and courses.retired_at is null)`.as('courses'),
      ])
      .orderBy('accesses.created_at', 'desc')
      .orderBy('accesses.id'),
    matching,
    query,
  )
  return {
    items: rows.map(({ owner_id, first_name, last_name, email, created_at, updated_at, ...row }) => ({
      ...row,
      owner: { id: owner_id, name: nameOrEmail({ first_name, last_name, email }) },
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    })),
    total,
  }
}
