import type { Level } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { insertSociety } from '../../modules/societies/societies.store.ts'

/** A society of a scenario: a community, unless it says otherwise. */
export type SeedSociety = {
  name: string
  city?: string
  owner_id?: string | null
  is_community?: boolean
  admin_ids?: string[]
  member_ids?: string[]
}

/** Adds a society with its people; answers the id. */
export const addSociety = async (
  context: Context,
  {
    name,
    city = 'Kassel',
    owner_id = null,
    is_community = true,
    admin_ids = [],
    member_ids = [],
  }: SeedSociety,
): Promise<string> => {
  const id = await insertSociety(context, { name, city, owner_id, is_community })
  for (const user_id of admin_ids)
    await context.db.insertInto('society_admins').values({ society_id: id, user_id }).execute()
  if (member_ids.length > 0)
    await context.db.updateTable('users').set({ society_id: id }).where('id', 'in', member_ids).execute()
  return id
}

/** Levels people in the business would choose: 5 € a finish, 8 € from the 10th (bonus 50 €), 10 € from the 25th (150 €). */
export const usualLevels: readonly Level[] = [
  { start: 1, income_per_user: 500, bonus: 0 },
  { start: 10, income_per_user: 800, bonus: 5_000 },
  { start: 25, income_per_user: 1_000, bonus: 15_000 },
]

/** Gives a society (null: the default levels) levels of its own. */
export const addLevels = async (
  context: Context,
  societyId: string | null,
  levels: readonly Level[] = usualLevels,
): Promise<void> => {
  await context.db
    .insertInto('society_levels')
    .values(levels.map((level) => ({ id: newId(), society_id: societyId, ...level })))
    .execute()
}

/** Lets the referral link of societies have been opened so often on days (YYYY-MM-DD, Berlin); each day named once. */
export const addVisits = async (
  { db }: Context,
  visits: readonly { society_id: string; day: string; visits: number }[],
): Promise<void> => {
  if (visits.length > 0)
    await db
      .insertInto('society_visits')
      .values([...visits])
      .execute()
}
