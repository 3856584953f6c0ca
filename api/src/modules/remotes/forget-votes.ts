import type { Services } from '../../platform/context.ts'

/** Days after which a vote is forgotten. */
const KEPT_DAYS = 30

/** Forgets old votes about releases. */
export const forgetVotes = async ({ database: { db }, clock }: Services): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3600 * 1000)
  await db.deleteFrom('remote_votes').where('last_at', '<', before).execute()
}
