import { sql } from 'kysely'
import type { CallAnswer, CallBody, levelCalls } from '@kursportal/shared/contract'
import { MAX_LEVELS, tierAt, type Level } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { defaultLevels } from './levels.ts'
import { requireSociety } from './societies.policy.ts'
import { lockSociety } from './lock-society.ts'

type PresentedLevel = CallAnswer<typeof levelCalls.createLevel>

/**
 * Adds a level to a society (or, with null, to the default ones). What was earned stays as it was.
 * @throws ApiError not_found, level_exists, too_many_levels; drops_default_levels for a society's first own level
 */
export const createLevel = async (
  context: ActorContext,
  { society_id, replaces_defaults, ...level }: CallBody<typeof levelCalls.createLevel>,
): Promise<PresentedLevel> => {
  if (society_id) await requireSociety(context, society_id)
  const others = await lockLevels(context, society_id)
  if (society_id && others.length === 0 && !replaces_defaults) {
    const levels = (await defaultLevels(context.db)).map(({ id: _id, ...dropped }) => dropped)
    if (levels.length > 0) throw new ApiError('drops_default_levels', { levels })
  }
  if (others.some((other) => other.start === level.start)) throw new ApiError('level_exists')
  if (others.length >= MAX_LEVELS) throw new ApiError('too_many_levels')
  const id = newId()
  await context.db
    .insertInto('society_levels')
    .values({ id, society_id, ...level })
    .execute()
  await noteLevels(context, society_id, { before: null, after: level })
  return present([...others, level], { id, ...level })
}

/**
 * Changes a level; the next finish is counted with it.
 * @throws ApiError not_found, level_exists
 */
export const editLevel = async (
  context: ActorContext,
  levelId: string,
  changes: CallBody<typeof levelCalls.editLevel>,
): Promise<PresentedLevel> => {
  const { society_id } = await findLevel(context, levelId)
  const levels = await lockLevels(context, society_id)
  const before = levels.find((level) => level.id === levelId)
  if (!before) throw new ApiError('not_found')
  const others = levels.filter((level) => level.id !== levelId)
  const start = changes.start ?? before.start
  const income_per_user = changes.income_per_user ?? before.income_per_user
  const bonus = changes.bonus ?? before.bonus
  if (others.some((other) => other.start === start)) throw new ApiError('level_exists')
  await context.db
    .updateTable('society_levels')
    .set({ start, income_per_user, bonus })
    .where('id', '=', levelId)
    .execute()
  const after = { id: levelId, start, income_per_user, bonus }
  await noteLevels(context, society_id, { before, after })
  return present([...others, after], after)
}

/**
 * Removes a level.
 * @throws ApiError not_found
 */
export const deleteLevel = async (context: ActorContext, levelId: string): Promise<void> => {
  const { society_id } = await findLevel(context, levelId)
  const before = (await lockLevels(context, society_id)).find(({ id }) => id === levelId)
  if (!before) throw new ApiError('not_found')
  await context.db.deleteFrom('society_levels').where('id', '=', levelId).execute()
  await noteLevels(context, society_id, { before, after: null })
}

/** The log names the society; a default level is nobody's. */
const noteLevels = (
  context: ActorContext,
  societyId: string | null,
  { before, after }: Record<'before' | 'after', Level | null>,
) =>
  noteAdminAction(context, {
    action: 'levels_changed',
    societyId,
    details: { before: before && figuresOf(before), after: after && figuresOf(after) },
  })

/** What a level says, without what it is stored by. */
export const figuresOf = ({ start, income_per_user, bonus }: Level): Level => ({
  start,
  income_per_user,
  bonus,
})

const findLevel = async ({ db }: Context, levelId: string) => {
  const level = await db
    .selectFrom('society_levels')
    .leftJoin('societies', 'societies.id', 'society_levels.society_id')
    .select('society_id')
    .where('society_levels.id', '=', levelId)
    .where('societies.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!level) throw new ApiError('not_found')
  return level
}

/** The levels of a society (null: the default ones), which nobody else changes until the transaction ends. */
export const lockLevels = async (context: Context, societyId: string | null) => {
  if (societyId) await lockSociety(context, societyId)
  else await sql`select pg_advisory_xact_lock(hashtext('default society levels'))`.execute(context.db)
  return context.db
    .selectFrom('society_levels')
    .select(['id', 'start', 'income_per_user', 'bonus'])
    .where((eb) => (societyId ? eb('society_id', '=', societyId) : eb('society_id', 'is', null)))
    .execute()
}

const present = (
  levels: readonly Level[],
  { id, start, income_per_user, bonus }: Level & { id: string },
) => ({
  id,
  start,
  income_per_user,
  bonus,
  tier: tierAt(levels, start),
})
