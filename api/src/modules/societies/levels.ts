import type { Level } from '@kursportal/shared/domain'
import { inOrder } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'

/** A level as it is stored; without a society it is a default one. */
export type StoredLevel = Level & { id: string }

/** The levels for societies without levels of their own, in order. */
export const defaultLevels = async (db: Db): Promise<StoredLevel[]> =>
  inOrder(
    await db
      .selectFrom('society_levels')
      .select(['id', 'start', 'income_per_user', 'bonus'])
      .where('society_id', 'is', null)
      .execute(),
  )

/** The levels that apply to a society, in order: its own, or the default ones. */
export const levelsOf = async (
  db: Db,
  societyId: string,
): Promise<{ levels: StoredLevel[]; inherited: boolean }> => {
  const own = await db
    .selectFrom('society_levels')
    .select(['id', 'start', 'income_per_user', 'bonus'])
    .where('society_id', '=', societyId)
    .execute()
  return own.length > 0
    ? { levels: inOrder(own), inherited: false }
    : { levels: await defaultLevels(db), inherited: true }
}

/** The levels that apply to each of some societies, in two queries. */
export const levelsOfAll = async (
  db: Db,
  societyIds: readonly string[],
): Promise<ReadonlyMap<string, StoredLevel[]>> => {
  if (societyIds.length === 0) return new Map()
  const own = await db
    .selectFrom('society_levels')
    .select(['id', 'society_id', 'start', 'income_per_user', 'bonus'])
    .where('society_id', 'in', societyIds)
    .execute()
  const defaults = await defaultLevels(db)
  return new Map(
    societyIds.map((id) => {
      const levels = own.filter((level) => level.society_id === id)
      return [id, levels.length > 0 ? inOrder(levels) : defaults]
    }),
  )
}
