import { DAY_MS, daysBefore, FAILURES_UNTIL_DEAD } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import type { LinkAnswer } from './ask-link.ts'

/** Addresses asked in one run. */
const A_RUN = 100
/** What is due to be asked: what nobody has asked, what failed an hour ago, and everything once a week. */
export const dueLinks = async (db: Db, now: Date): Promise<{ address: string; failures: number }[]> =>
  db
    .selectFrom('checked_links')
    .select(['address', 'failures'])
    .where((eb) =>
      eb.or([
        eb('checked_at', 'is', null),
        eb('checked_at', '<', daysBefore(now, 7)),
        eb.and([
          eb('answer', '=', 'unreachable'),
          eb('failures', '<', FAILURES_UNTIL_DEAD),
          eb('checked_at', '<', new Date(now.getTime() - DAY_MS / 24)),
        ]),
        eb.and([eb('answer', '!=', 'there'), eb('checked_at', '<', daysBefore(now, 1))]),
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(A_RUN)
    .execute()

/** Stores what came of asking. */
export const noteAnswer = async (
  db: Db,
  { address, failures, answer, now }: { address: string; failures: number; answer: LinkAnswer; now: Date },
): Promise<void> => {
  await db
    .updateTable('checked_links')
    .set({ answer, checked_at: now, failures: answer === 'unreachable' ? failures + 1 : 0 })
    .where('address', '=', address)
    .execute()
}

/** Forgets addresses that stood in no text that was saved or published for two years. */
export const forgetUnwanted = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('checked_links').where('wanted_at', '<', daysBefore(now, 730)).execute()
}
