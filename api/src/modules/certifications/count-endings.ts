import { addDays, berlinDay, LONGEST_WARNING } from '@kursportal/shared/domain'
import type { Overview } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/** How many live courses are at the end of their certification, and how many past it. */
export const countEndings = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<Overview['tasks']['certifications']> => {
  const today = berlinDay(clock.now())
  return db
    .selectFrom('courses')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('certified_until', '>=', today).as('ends_soon'),
      eb.fn.countAll<number>().filterWhere('certified_until', '<', today).as('expired'),
    ])
    .where('dev_id', 'is not', null)
    .where('retired_at', 'is', null)
    .where('certified_until', '<=', addDays(today, LONGEST_WARNING))
    .executeTakeFirstOrThrow()
}
