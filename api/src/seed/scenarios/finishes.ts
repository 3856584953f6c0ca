import { daysBefore } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { recordFinish } from '../../modules/money/record-finish.ts'
import { addPerson } from './people.ts'

type SeedFinishes = {
  society_id: string
  /** How many new members finish. */
  count: number
  /** The live course they finish. */
  course_id: string
  finished_at?: Date
}

/** Adds members who finished a course and confirmed it; answers their ids. */
export const addFinishedMembers = async (
  context: Context,
  { society_id, count, course_id, finished_at = context.clock.now() }: SeedFinishes,
): Promise<string[]> => {
  const ids: string[] = []
  for (let added = 0; added < count; added += 1) {
    const user_id = await addPerson(context, {
      email: `mitglied-${newId()}@beispiel.de`,
      created_at: context.clock.now(),
    })
    await context.db.updateTable('users').set({ society_id }).where('id', '=', user_id).execute()
    await addFinish(context, { user_id, course_id, finished_at })
    ids.push(user_id)
  }
  return ids
}

/** Who finishes within a day looks odd, and the money waits. */
const daysEarlier = (instant: Date): Date => daysBefore(instant, 30)

/** Lets somebody finish a course and confirm it. */
export const addFinish = async (
  context: Context,
  { user_id, course_id, finished_at }: { user_id: string; course_id: string; finished_at: Date },
) => {
  const participation_id = newId()
  await context.db
    .insertInto('participations')
    .values({ id: participation_id, user_id, course_id, started_at: daysEarlier(finished_at), finished_at })
    .execute()
  return recordFinish(context, { user_id, participation_id, finished_at })
}
