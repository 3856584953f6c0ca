import { sql } from 'kysely'
import type { Access, CallAnswer, LastEdit, accessCalls } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Actor, Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { nameOf, versionOf } from '../../platform/edits.ts'
import { tallyOf } from '../../platform/db/tallies.ts'
import { imprintsOfAccess } from '../societies/society-provider.ts'
import { hasEnded, mayManage, publicName, requireAccess } from './access.policy.ts'
import { asksForCode } from './invitations.ts'
import { liveCourses } from './live-courses.ts'
import { coursesTaken, orderOf } from './order.ts'
import { servesUser } from './serves-user.ts'

/** How many societies the page of an access names. */
const SOCIETIES_NAMED = 20

type Management = NonNullable<Access['management']>

/**
 * An access as its public page shows it; with how it is managed, for its owner and admins.
 * @throws ApiError not_found, access_ended
 */
export const presentAccess = async (
  context: Context & { actor: Actor | null },
  accessId: string,
): Promise<Access> => {
  const { db, actor } = context
  const access = await requireAccess(context, accessId)
  const manages = mayManage(actor, access.owner_id)
  const hasAccess = actor !== null && (await servesUser(db, accessId, actor.user_id))
  const courses = await liveCourses(context, accessId, actor?.user_id ?? null)
  const ended = hasEnded(context, access)
  const taken = coursesTaken(courses, hasAccess)
  const opensSomething =
    (courses.length === 0 && !hasAccess) || taken.some(({ can_begin: canBegin }) => canBegin)
  const canJoin = !access.for_societies && !ended && opensSomething
  return {
    id: access.id,
    name: access.name,
    for_societies: access.for_societies,
    open_until: access.open_until,
    // Who manages it sees what is set.
    needs_code:
      actor === null || manages ? access.needs_code : await asksForCode(context, access, actor.user_id),
    fee_cents: access.fee_cents,
    courses,
    inviter: await inviterOf(db, access.owner_id),
    ended,
    society_names: access.for_societies ? await societyNames(db, accessId) : [],
    imprints: access.for_societies ? await imprintsOfAccess(context, accessId) : [],
    order: ended ? null : await orderOf(context, access, courses, hasAccess),
    has_landing_page: access.landing_page !== null,
    has_access: hasAccess,
    can: {
      join: actor !== null && canJoin,
      manage: manages,
    },
    management: manages ? await management(db, access) : null,
  }
}

const inviterOf = async (db: Db, ownerId: string): Promise<string | null> =>
  publicName(
    await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow(),
  )

const societyNames = async (db: Db, accessId: string): Promise<string[]> => {
  const societies = await db
    .selectFrom('access_societies')
    .innerJoin('societies', 'societies.id', 'access_societies.society_id')
    .select('societies.name')
    .where('access_societies.access_id', '=', accessId)
    .where('societies.deleted_at', 'is', null)
    .orderBy('societies.name')
    .limit(SOCIETIES_NAMED)
    .execute()
  return societies.map(({ name }) => name)
}

/** What can be set of an access. */
type Settings = {
  name: string
  for_societies: boolean
  open_until: string | null
  needs_code: boolean
  fee_cents: number | null
  updated_at: Date
}

/** The version of the settings of an access; who changed them last is not kept. */
export const settingsVersion = (access: Settings): { version: string; edited: LastEdit } => {
  const { name, for_societies, open_until, needs_code, fee_cents } = access
  return {
    version: versionOf({ name, for_societies, open_until, needs_code, fee_cents }),
    edited: { at: access.updated_at.toISOString(), by: null },
  }
}

const management = async (
  db: Db,
  access: Settings & { id: string; owner_id: string; created_at: Date },
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
    .select([
      'draft.id',
      'live.id as live_id',
      'draft.title',
      'draft.image_id',
      'draft.updated_at',
      sql<{ id: string; name: string }>`${nameOf(sql.ref('draft.owner_id'))}`.as('owner'),
    ])
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
    courses: courses.map((course) => ({ ...course, updated_at: course.updated_at.toISOString() })),
    users: rows[0]?.users ?? 0,
    societies: rows[0]?.societies ?? 0,
    is_default: rows[0]?.is_default ?? false,
    owner: { id: owner.id, name: nameOrEmail(owner) },
    created_at: access.created_at.toISOString(),
    updated_at: access.updated_at.toISOString(),
    ...settingsVersion(access),
  }
}

/** The landing page of an access. @throws ApiError not_found, access_ended */
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
