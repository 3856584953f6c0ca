import { sql } from 'kysely'
import type { Access, CallAnswer, accessCalls } from '@kursportal/shared/contract'
import type { Actor, Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { tallyOf } from '../../platform/db/tallies.ts'
import { mayManage, requireAccess } from './access.policy.ts'

type AccessCourse = Access['courses'][number]
type Management = NonNullable<Access['management']>

/**
 * An access as its public page shows it; with how it is managed, for its owner and admins.
 * @throws ApiError not_found
 */
export const presentAccess = async (
  context: Context & { actor: Actor | null },
  accessId: string,
): Promise<Access> => {
  const { db, actor } = context
  const access = await requireAccess(context, accessId)
  const manages = mayManage(actor, access.owner_id)
  const hasAccess = actor !== null && (await servesUser(db, accessId, actor.user_id))
  return {
    id: access.id,
    name: access.name,
    for_societies: access.for_societies,
    courses: await liveCourses(db, accessId),
    has_landing_page: access.landing_page !== null,
    has_access: hasAccess,
    can: { join: actor !== null && !hasAccess && !access.for_societies, manage: manages },
    management: manages ? await management(db, access) : null,
  }
}

/** Whether somebody has an access: by themselves, through their society, or as everybody. */
const servesUser = async (db: Db, accessId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ serves: boolean }>`
    select exists (select 1 from access_users where access_id = ${accessId} and user_id = ${userId})
      or exists (select 1 from default_accesses where access_id = ${accessId})
      or exists (
        select 1 from access_societies join users on users.society_id = access_societies.society_id
        where access_societies.access_id = ${accessId} and users.id = ${userId}) as serves`.execute(db)
  return rows[0]?.serves ?? false
}

const liveCourses = async (db: Db, accessId: string): Promise<AccessCourse[]> => {
  const { rows } = await sql<AccessCourse>`
    select course.id, course.title, course.description, course.outcomes, course.image_id, course.instructor_name,
      course.instructor_qualification, course.price_cents, course.time_alternative_text,
      coalesce(tree.chapters, '[]') as chapters, coalesce(tree.duration_seconds, 0) as duration_seconds
    from access_courses
    join courses as course on course.dev_id = access_courses.course_id and course.retired_at is null
    left join lateral (
      select sum(part.duration_seconds) as duration_seconds,
        json_agg(json_build_object('title', part.title, 'lectures', part.lectures) order by part.position) as chapters
      from (
        select chapter.title, chapter.position, count(video.id) as lectures,
          sum(coalesce(asset.duration_seconds, video.minutes * 60, 0)) as duration_seconds
        from chapters as chapter
        left join videos as video on video.chapter_id = chapter.id and video.retired_at is null
        left join media_assets as asset on asset.id = video.asset_id
        where chapter.course_id = course.id and chapter.retired_at is null
        group by chapter.id
      ) as part
    ) as tree on true
    where access_courses.access_id = ${accessId}
    order by access_courses.created_at, course.title`.execute(db)
  return rows
}

const management = async (
  db: Db,
  access: { id: string; owner_id: string; created_at: Date; updated_at: Date },
): Promise<Management> => {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', access.owner_id)
    .executeTakeFirstOrThrow()
  const courses = await db
    .selectFrom('access_courses')
    .innerJoin('courses as draft', 'draft.id', 'access_courses.course_id')
    .leftJoin('courses as live', (join) =>
      join.onRef('live.dev_id', '=', 'draft.id').on('live.retired_at', 'is', null),
    )
    .select(['draft.id', 'live.id as live_id', 'draft.title', 'draft.image_id'])
    .where('access_courses.access_id', '=', access.id)
    .where('draft.retired_at', 'is', null)
    .orderBy('access_courses.created_at')
    .orderBy('draft.title')
    .execute()
  const { rows } = await sql<{ users: number; societies: number; is_default: boolean }>`
    select ${tallyOf('access_users', 'accesses.id')} as users,
      ${tallyOf('access_societies', 'accesses.id')} as societies,
      exists (select 1 from default_accesses where access_id = accesses.id) as is_default
    from accesses where accesses.id = ${access.id}`.execute(db)
  return {
    courses,
    users: rows[0]?.users ?? 0,
    societies: rows[0]?.societies ?? 0,
    is_default: rows[0]?.is_default ?? false,
    owner: { id: owner.id, name: `${owner.first_name} ${owner.last_name}`.trim() || owner.email },
    created_at: access.created_at.toISOString(),
    updated_at: access.updated_at.toISOString(),
  }
}

/** The landing page of an access. @throws ApiError not_found */
export const presentLandingPage = async (
  context: Pick<Context, 'db'>,
  accessId: string,
): Promise<CallAnswer<typeof accessCalls.readLandingPage>> => {
  const access = await requireAccess(context, accessId)
  return {
    access_id: access.id,
    image_id: access.landing_page_image_id,
    page: access.landing_page,
    updated_at: access.updated_at.toISOString(),
  }
}
