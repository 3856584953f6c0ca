import { sql } from 'kysely'
import type { CallAnswer, CallQuery, OwnInvitation, accessCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isPersonUnderAge } from '../people/under-age.ts'
import { publicName, requireOwnAccess } from './access.policy.ts'

/**
 * Who was invited to an access by mail, newest first. Somebody counts as joined once a person with this address has the
 * access, whom the list of its people names anyway; of accounts without it nothing is told.
 * @throws ApiError not_found
 */
export const listAccessInvitations = async (
  context: ActorContext,
  query: CallQuery<typeof accessCalls.listAccessInvitations>,
): Promise<CallAnswer<typeof accessCalls.listAccessInvitations>> => {
  await requireOwnAccess(context, query['access-id'])
  const matching = context.db
    .selectFrom('access_invitations')
    .where('access_invitations.access_id', '=', query['access-id'])
  const { rows, total } = await pageOf(
    matching
      .select(['access_invitations.id', 'access_invitations.email', 'access_invitations.invited_at'])
      .select(
        sql<boolean>`exists (
          select 1 from users join access_users on access_users.user_id = users.id
          where users.email = access_invitations.email
            and access_users.access_id = access_invitations.access_id)`.as('joined'),
      )
      .orderBy('access_invitations.invited_at', 'desc')
      .orderBy('access_invitations.id'),
    matching,
    query,
  )
  return { items: rows.map((row) => ({ ...row, invited_at: row.invited_at.toISOString() })), total }
}

/** Takes an invitation back: the person no longer sees it. @throws ApiError not_found */
export const withdrawInvitation = async (
  context: ActorContext,
  query: CallQuery<typeof accessCalls.withdrawInvitation>,
): Promise<void> => {
  await requireOwnAccess(context, query['access-id'])
  const withdrawn = await context.db
    .deleteFrom('access_invitations')
    .where('access_id', '=', query['access-id'])
    .where('id', '=', query['invitation-id'])
    .returning('id')
    .executeTakeFirst()
  if (!withdrawn) throw new ApiError('not_found')
}

/** Whether an access asks a person for a code: not whose address was invited to it, by whoever may let people in. */
export const asksForCode = async (
  { db }: Pick<Context, 'db'>,
  access: { id: string; needs_code: boolean },
  userId: string,
): Promise<boolean> => {
  if (!access.needs_code) return false
  const invited = await db
    .selectFrom('access_invitations')
    .innerJoin('users', 'users.email', 'access_invitations.email')
    .select('access_invitations.id')
    .where('access_invitations.access_id', '=', access.id)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return invited === undefined
}

type Row = {
  access_id: string
  first_name: string
  last_name: string
  invited_at: Date
  courses: OwnInvitation['courses']
  total: number
}

/** What somebody is invited to by mail and has not taken: accesses that still let them in, with courses for their age. */
export const listOwnInvitations = async (
  context: ActorContext,
  page: CallQuery<typeof accessCalls.listOwnInvitations>,
): Promise<CallAnswer<typeof accessCalls.listOwnInvitations>> => {
  const { user_id } = context.actor
  const { rows } = await sql<Row>`
    select access.id as access_id, owner.first_name, owner.last_name, invitation.invited_at, opened.courses,
      (count(*) over ())::integer as total
    from access_invitations as invitation
    join accesses as access on access.id = invitation.access_id
    join users as owner on owner.id = access.owner_id
    join lateral (
      select json_agg(json_build_object('id', course.id, 'title', course.title, 'image_id', course.image_id)
        order by access_courses.created_at, course.title) as courses
      from access_courses
      join courses as course on course.dev_id = access_courses.course_id and course.retired_at is null
      where access_courses.access_id = access.id
        and (not course.minors_only or ${isPersonUnderAge(context, user_id)})
    ) as opened on opened.courses is not null
    where invitation.email = (select email from users where id = ${user_id})
      and not access.for_societies
      and (access.open_until is null or access.open_until >= ${berlinDay(context.clock.now())}::date)
      and not exists (select 1 from access_users where access_id = access.id and user_id = ${user_id})
    order by invitation.invited_at desc, access.id
    limit ${page.limit ?? null} offset ${page.offset ?? 0}`.execute(context.db)
  const items = rows.map(({ first_name, last_name, invited_at, total: _total, ...row }) => ({
    ...row,
    inviter: publicName({ first_name, last_name }),
    invited_at: invited_at.toISOString(),
  }))
  // A page behind the end is empty and says so: nobody has that many.
  return { items, total: rows[0]?.total ?? 0 }
}
