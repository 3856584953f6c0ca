import { berlinYear, incomeAt, normalizeEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { levelsOf } from '../societies/levels.ts'
import { lockSociety } from '../societies/lock-society.ts'
import { bookTransaction } from './ledger.store.ts'
import { countFinishes } from './year-finishes.ts'

/** Somebody finished a course and confirmed it. */
export type Finish = { user_id: string; participation_id: string; finished_at: Date }

/** What a finish counted as. */
export type CountedFinish = { society_id: string; year: number; number: number }

/**
 * Counts a finish for the person's society and books what it earns: once per person and calendar year, which
 * Europe/Berlin decides, also when it was taken back (decision 0030). Reporting it again changes nothing and answers the
 * same.
 * @returns null when the person belongs to no society: there is nothing to count
 */
export const recordFinish = async (
  context: Context,
  { user_id, participation_id, finished_at }: Finish,
): Promise<CountedFinish | null> => {
  const { db, secrets } = context
  const year = berlinYear(finished_at)
  // The person's row first, then the society's: reports at the same time wait for each other.
  const person = await db
    .selectFrom('users')
    .select(['society_id', 'email'])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const person_marks = secrets.signatures(`finish:${normalizeEmail(person.email)}`)
  const known = await db
    .selectFrom('society_finishes')
    .select(['society_id', 'year', 'number'])
    .where('year', '=', year)
    // By the mark, too: who deletes an account and registers again counts once (decision 0282).
    .where((eb) => eb.or([eb('user_id', '=', user_id), eb('person_mark', 'in', person_marks)]))
    .executeTakeFirst()
  if (known) return known
  const { society_id } = person
  if (!society_id || !(await isThere(context, society_id))) return null
  await lockSociety(context, society_id)
  const number = (await countFinishes(db, { society_id, year })) + 1
  const { levels } = await levelsOf(db, society_id)
  const income = incomeAt(levels, number)
  const transaction_id = await bookTransaction(context, {
    society_id,
    year,
    kind: 'finish',
    // Once a person and year is kept by `society_finishes`; the ledger itself must not name the person.
    key: `finish:${newId()}`,
    entries: { earned: -income, available: income },
  })
  const counted = levels.map(({ start, income_per_user, bonus }) => ({ start, income_per_user, bonus }))
  await db
    .insertInto('society_finishes')
    .values({
      transaction_id,
      society_id,
      year,
      number,
      user_id,
      person_mark: person_marks[0],
      participation_id,
      finished_at,
      levels: JSON.stringify(counted),
    })
    .execute()
  return { society_id, year, number }
}

/** Whether a society was not removed; its last members may still name it. */
const isThere = async ({ db }: Context, societyId: string): Promise<boolean> => {
  const society = await db
    .selectFrom('societies')
    .select('id')
    .where('id', '=', societyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return society !== undefined
}
