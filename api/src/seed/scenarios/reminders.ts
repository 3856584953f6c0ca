import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

type SeedRun = {
  at: Date
  /** The admin who sent them; the rule where left out. */
  by?: string
  inactive_days: number
  /** Who got one. */
  user_ids: readonly string[]
}

/** Adds that people were reminded once, without the mails; answers the run's id. */
export const addReminderRun = async (
  { db }: Context,
  { at, by, inactive_days, user_ids }: SeedRun,
): Promise<string> => {
  const id = newId()
  await db
    .insertInto('reminder_runs')
    .values({
      id,
      at,
      made_by: by ?? null,
      automatic: by === undefined,
      inactive_days,
      sent: user_ids.length,
    })
    .execute()
  await db
    .insertInto('reminded_people')
    .values(user_ids.map((user_id) => ({ run_id: id, user_id })))
    .execute()
  return id
}
