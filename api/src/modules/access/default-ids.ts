import { sql } from 'kysely'
import type { CallAnswer, CallBody, accessCalls } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { nameOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { effectOfDefaults } from './default-effect.ts'

type DefaultIds = CallAnswer<typeof accessCalls.readDefaultIds>
type Written = CallAnswer<typeof accessCalls.writeDefaultIds>

/** The accesses everybody has. */
export const readDefaultIds = async ({ db }: Pick<Context, 'db'>): Promise<DefaultIds> => {
  const rows = await db
    .selectFrom('default_accesses')
    .innerJoin('accesses', 'accesses.id', 'default_accesses.access_id')
    .select([
      'accesses.id',
      'accesses.name',
      sql<number>`(select count(*)::integer from access_courses where access_id = accesses.id)`.as('courses'),
      sql<number>`(select count(*)::integer from access_courses
        join courses draft on draft.id = access_courses.course_id
        where access_id = accesses.id and exists (
          select from courses live where live.dev_id = draft.id and live.retired_at is null))`.as(
        'live_courses',
      ),
      nameOf(sql.ref('accesses.owner_id')).as('owner'),
      'default_accesses.added_at',
      nameOf(sql.ref('default_accesses.added_by')).as('added_by'),
    ])
    .orderBy('accesses.name')
    .orderBy('accesses.id')
    .execute()
  return { accesses: rows.map((row) => ({ ...row, added_at: row.added_at?.toISOString() ?? null })) }
}

/**
 * Sets which accesses everybody has, or says what that would change.
 * @throws ApiError not_found when one does not exist; edited_meanwhile when `known` is not what everybody has
 */
export const writeDefaultIds = async (
  context: ActorContext,
  { access_ids, known, dry_run = false }: CallBody<typeof accessCalls.writeDefaultIds>,
): Promise<Written> => {
  const { db, clock, actor } = context
  const wanted = [...new Set(access_ids)]
  await requireAccesses(context, wanted)
  // A second change at the same time waits, and finds what the first one stored.
  await sql`select pg_advisory_xact_lock(hashtext('default accesses'))`.execute(db)
  const before = (await db.selectFrom('default_accesses').select('access_id').execute()).map(
    ({ access_id }) => access_id,
  )
  if (known && !isSame(known, before)) throw new ApiError('edited_meanwhile')
  const effect = await effectOfDefaults(context, { before, after: wanted })
  if (dry_run) return { ...(await readDefaultIds(context)), effect }
  const added = wanted.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !wanted.includes(id))
  if (removed.length > 0) await db.deleteFrom('default_accesses').where('access_id', 'in', removed).execute()
  if (added.length > 0)
    await db
      .insertInto('default_accesses')
      .values(added.map((access_id) => ({ access_id, added_at: clock.now(), added_by: actor.user_id })))
      .execute()
  const { accesses } = await readDefaultIds(context)
  await noteAdminAction(context, {
    action: 'default_accesses_changed',
    subject: accesses.map(({ name }) => name).join(', '),
    details: { before, after: wanted, count: wanted.length, effect },
  })
  return { accesses, effect }
}

const isSame = (known: readonly string[], there: readonly string[]): boolean =>
  known.length === there.length && known.every((id) => there.includes(id))

const requireAccesses = async ({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const known = await db.selectFrom('accesses').select('id').where('id', 'in', ids).execute()
  if (known.length < ids.length) throw new ApiError('not_found')
}
