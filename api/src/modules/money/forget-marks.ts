import { berlinYear } from '@kursportal/shared/domain'
import type { Services } from '../../platform/context.ts'

/** Nobody is counted in a year that has ended, so nobody needs to be known again. */
export const forgetMarks = async ({ database: { db }, clock }: Services): Promise<void> => {
  await db
    .updateTable('society_finishes')
    .set({ person_mark: null })
    .where('year', '<', berlinYear(clock.now()))
    .where('person_mark', 'is not', null)
    .execute()
}
