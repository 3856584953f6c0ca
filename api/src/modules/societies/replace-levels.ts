import type { CallAnswer, CallBody, levelCalls } from '@kursportal/shared/contract'
import {
  berlinYear,
  incomeAt,
  inOrder,
  MAX_LEVELS,
  tierAt,
  TIERS,
  versionOfLevels,
  type Level,
} from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { figuresOf, lockLevels } from './change-levels.ts'
import { defaultLevels } from './levels.ts'
import { requireSociety } from './societies.policy.ts'
import { finishCounts } from './societies.views.ts'

type Answer = CallAnswer<typeof levelCalls.replaceLevels>
type Move = Answer['moves'][number]

const MOVES_SHOWN = 100

/**
 * Sets all levels of a society (null: the default ones) at once, or says what that would do. What was earned stays as it
 * was; a society without levels of its own has the default ones.
 * @throws ApiError not_found, level_exists for two with the same start, too_many_levels, edited_meanwhile
 */
export const replaceLevels = async (
  context: ActorContext,
  { society_id, levels, dry_run = false, based_on }: CallBody<typeof levelCalls.replaceLevels>,
): Promise<Answer> => {
  if (society_id) await requireSociety(context, society_id)
  if (new Set(levels.map(({ start }) => start)).size < levels.length) throw new ApiError('level_exists')
  if (levels.length > MAX_LEVELS) throw new ApiError('too_many_levels')
  const own = await lockLevels(context, society_id)
  if (based_on !== undefined && based_on !== versionOfLevels(own)) throw new ApiError('edited_meanwhile')
  const fallback = society_id ? await defaultLevels(context.db) : []
  const before = own.length > 0 ? own : fallback
  const after = inOrder(levels.length > 0 ? levels : fallback)
  const moved = await movesOf(context, society_id, before, after)
  if (!dry_run) await store(context, society_id, own, levels)
  return {
    levels: after.map((level) => ({ ...figuresOf(level), tier: tierAt(after, level.start) })),
    inherited: society_id !== null && levels.length === 0,
    version: versionOfLevels(dry_run ? own : levels),
    ...moved,
  }
}

const store = async (
  context: ActorContext,
  society_id: string | null,
  before: readonly Level[],
  after: readonly Level[],
): Promise<void> => {
  const { db } = context
  if (versionOfLevels(before) === versionOfLevels(after)) return
  await db
    .deleteFrom('society_levels')
    .where((eb) => (society_id ? eb('society_id', '=', society_id) : eb('society_id', 'is', null)))
    .execute()
  if (after.length > 0)
    await db
      .insertInto('society_levels')
      .values(after.map((level) => ({ ...figuresOf(level), id: newId(), society_id })))
      .execute()
  await noteAdminAction(context, {
    action: 'levels_changed',
    societyId: society_id,
    details: { before: inOrder(before).map(figuresOf), after: inOrder(after).map(figuresOf) },
  })
}

/** By how many tiers it goes up; negative: down. */
const rise = ({ from, to }: Move): number => TIERS.indexOf(to) - TIERS.indexOf(from)

/** Whose tier, or whose next finish, would be another; only who has finishes this year can move. */
const movesOf = async (
  { db, clock }: ActorContext,
  society_id: string | null,
  before: readonly Level[],
  after: readonly Level[],
): Promise<Pick<Answer, 'societies' | 'up' | 'down' | 'moves'>> => {
  const concerned = db
    .selectFrom('societies')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      society_id
        ? eb('societies.id', '=', society_id)
        : eb.not(
            eb.exists(
              eb
                .selectFrom('society_levels')
                .select('society_levels.id')
                .whereRef('society_levels.society_id', '=', 'societies.id'),
            ),
          ),
    )
  const { societies } = await concerned
    .select((eb) => eb.fn.countAll<number>().as('societies'))
    .executeTakeFirstOrThrow()
  const rows = await concerned
    .innerJoin('society_finishes', 'society_finishes.society_id', 'societies.id')
    .where('year', '=', berlinYear(clock.now()))
    .where(finishCounts)
    .select(['societies.id', 'name', 'is_community'])
    .select((eb) => eb.fn.countAll<number>().as('finishes'))
    .groupBy('societies.id')
    .orderBy('finishes', 'desc')
    .orderBy('societies.id')
    .execute()
  const moves = rows
    .map(({ finishes, ...society }): Move => ({
      society,
      finishes,
      from: tierAt(before, finishes),
      to: tierAt(after, finishes),
      before: incomeAt(before, finishes + 1),
      after: incomeAt(after, finishes + 1),
    }))
    .filter(({ from, to, ...income }) => from !== to || income.before !== income.after)
  return {
    societies,
    up: moves.filter((move) => rise(move) > 0).length,
    down: moves.filter((move) => rise(move) < 0).length,
    moves: moves.slice(0, MOVES_SHOWN),
  }
}
