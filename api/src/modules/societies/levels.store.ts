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
