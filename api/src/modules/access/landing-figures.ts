import { sql } from 'kysely'
import type { LandingFigures } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { codeAsStored } from './access-codes.ts'
import { hasEnded, requireAccess, requireOwnAccess } from './access.policy.ts'

/** So many codes are told apart. */
const CODES = 100

/**
 * Counts that the page of an access was opened; nothing about the visitor.
 * @throws ApiError not_found, access_ended
 */
export const countAccessVisit = async (context: Context, accessId: string, code: string): Promise<void> => {
  const access = await requireAccess(context, accessId)
  if (hasEnded(context, access)) return
  await context.db
    .insertInto('access_visits')
    .values({
      access_id: accessId,
      code: await codeAsStored(context, accessId, code),
      day: berlinDay(context.clock.now()),
      visits: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['access_id', 'code', 'day']).doUpdateSet({ visits: sql`access_visits.visits + 1` }),
    )
    .execute()
}

type Steps = { code: string; visits: number; joined: number; begun: number; since: string | null }

/** How the page of an access fares, as a whole and by code. @throws ApiError not_found */
export const readLandingFigures = async (
  context: ActorContext,
  accessId: string,
): Promise<LandingFigures> => {
  await requireOwnAccess(context, accessId)
  const { rows } = await sql<Steps>`
    with opened as (
      select code, sum(visits)::int as visits, min(day) as since
      from access_visits where access_id = ${accessId} group by code
    ), people as (
      select taken.code, count(*)::int as joined,
        (count(*) filter (where exists (
          select from participations
          join courses on courses.id = participations.course_id
          join access_courses on access_courses.course_id = courses.dev_id
          where participations.user_id = taken.user_id and access_courses.access_id = ${accessId}
        )))::int as begun
      from access_users as taken where taken.access_id = ${accessId} group by taken.code
    )
    select coalesce(opened.code, people.code) as code, coalesce(visits, 0) as visits,
      coalesce(joined, 0) as joined, coalesce(begun, 0) as begun, to_char(since, 'YYYY-MM-DD') as since
    from opened full join people on people.code = opened.code
    order by visits desc, code`.execute(context.db)
  const sum = (of: 'visits' | 'joined' | 'begun'): number => rows.reduce((all, row) => all + row[of], 0)
  return {
    visits: sum('visits'),
    joined: sum('joined'),
    begun: sum('begun'),
    since:
      rows
        .flatMap(({ since }) => (since === null ? [] : [since]))
        .toSorted()
        .at(0) ?? null,
    codes: rows
      .filter(({ code }) => code !== '')
      .slice(0, CODES)
      .map(({ code, visits, joined, begun }) => ({ code, visits, joined, begun })),
  }
}
