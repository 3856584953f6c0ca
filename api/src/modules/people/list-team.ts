import { sql } from 'kysely'
import type { CallAnswer, CallQuery, teamCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'

type Change = { at: string; first_name: string | null; last_name: string | null; email: string | null }

/** As the index says it. */
const isOfTeam = sql<boolean>`(users.is_admin or users.is_course_creator)`

/** Everybody with rights, with how many courses they own, and who gave them their rights when. */
export const listTeam = async (
  { db }: Context,
  query: CallQuery<typeof teamCalls.listTeam>,
): Promise<CallAnswer<typeof teamCalls.listTeam>> => {
  const everybody = db.selectFrom('users').where(isOfTeam)
  const team = everybody.where((eb) => eb.and(matchesWords('users.search_text', query.search)))
  const { admins } = await everybody
    .where('is_admin', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('admins'))
    .executeTakeFirstOrThrow()
  const { rows, total } = await pageOf(
    team
      .select(['id', 'email', 'first_name', 'last_name', 'image_id', 'is_admin', 'is_course_creator'])
      .select('last_seen_at')
      .select((eb) => [
        eb
          .selectFrom('courses')
          .whereRef('courses.owner_id', '=', 'users.id')
          .where('courses.dev_id', 'is', null)
          .where('courses.retired_at', 'is', null)
          .select((of) => of.fn.countAll<number>().as('n'))
          .as('courses'),
        sql<Change | null>`(
          select json_build_object('at', admin_log.at, 'first_name', giver.first_name,
            'last_name', giver.last_name, 'email', giver.email)
          from admin_log left join users as giver on giver.id = admin_log.admin_id
          where admin_log.user_id = users.id and admin_log.action in ('permissions_changed', 'person_invited')
          order by admin_log.at desc, admin_log.id desc limit 1)`.as('change'),
      ])
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id'),
    team,
    query,
  )
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: nameOrEmail(row),
      email: row.email,
      image_id: row.image_id,
      admin: row.is_admin,
      course_creator: row.is_course_creator,
      courses: row.courses ?? 0,
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      since: row.change ? new Date(row.change.at).toISOString() : null,
      by: giverOf(row.change),
    })),
    total,
    admins,
  }
}

const giverOf = (change: Change | null): string | null =>
  change?.email
    ? nameOrEmail({
        email: change.email,
        first_name: change.first_name ?? '',
        last_name: change.last_name ?? '',
      })
    : null
