import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { ApiError } from '../http/api-error.ts'

type Limited = Pick<Context, 'db' | 'clock' | 'config'>

/** How often something may be tried in a while. */
export type AttemptLimit = { max: number; windowSeconds: number }

/** What somebody tries, e.g. `login` with an e-mail; only a hash of it is stored. */
const keyOf = (what: string, whom: string): string =>
  createHash('sha256').update(`${what}:${whom.trim().toLowerCase()}`).digest('base64url')

/** How many seconds somebody has to wait because something was tried too often lately; 0 when they need not. */
export const secondsToWait = async (
  { db, clock, config }: Limited,
  what: string,
  whom: string,
  { max }: AttemptLimit,
): Promise<number> => {
  if (!config.rateLimits) return 0
  const now = clock.now()
  const row = await db
    .selectFrom('attempts')
    .select(['count', 'resets_at'])
    .where('key', '=', keyOf(what, whom))
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row && row.count >= max ? Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000) : 0
}

/**
 * Refuses when something was tried too often lately.
 * @throws ApiError too_many_requests with the seconds to wait
 */
export const requireAttemptsLeft = async (
  context: Limited,
  what: string,
  whom: string,
  limit: AttemptLimit,
): Promise<void> => {
  const retry_after = await secondsToWait(context, what, whom, limit)
  if (retry_after > 0) throw new ApiError('too_many_requests', { retry_after })
}

/** Notes an attempt; the first one opens a window after which the count starts anew. */
export const noteAttempt = async (
  limited: Limited,
  what: string,
  whom: string,
  { windowSeconds }: AttemptLimit,
): Promise<void> => {
  if (limited.config.rateLimits) await countAttempt(limited, what, whom, windowSeconds)
}

/** Counts an attempt of a window, for all processes; answers how many there are now and when the count starts anew. */
export const countAttempt = async (
  { db, clock }: Pick<Limited, 'db' | 'clock'>,
  what: string,
  whom: string,
  windowSeconds: number,
): Promise<{ count: number; resets_at: Date }> => {
  const now = clock.now()
  const resets_at = new Date(now.getTime() + windowSeconds * 1000)
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into attempts (key, count, resets_at) values (${keyOf(what, whom)}, 1, ${resets_at})
    on conflict (key) do update set
      count = case when attempts.resets_at > ${now} then attempts.count + 1 else 1 end,
      resets_at = case when attempts.resets_at > ${now} then attempts.resets_at else excluded.resets_at end
    returning count, resets_at`.execute(db)
  return rows[0] ?? { count: 1, resets_at }
}
