import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import { postJson } from '../../platform/outgoing/post-json.ts'
import { errorColumns, presentError } from './errors.views.ts'
import { isWorthTelling } from './problem.rules.ts'
import { MOST_FAILURES, webhookKey } from './webhook.ts'

/** Errors in one message; how many more there are stands beside them. */
const MOST_TOLD = 20
/** Teams told at once. */
const AT_ONCE = 5

type Post = (
  address: string,
  body: string,
  options: { signal: AbortSignal; headers: Readonly<Record<string, string>> },
) => Promise<number>

type Telling = Pick<Services, 'database' | 'clock' | 'config' | 'secrets'>
type Hook = { remote: string; address: string }

/** Errors of a remote that its team is to hear of, the most frequent first. */
const worthTelling = async ({ database: { db } }: Telling, remote: string) => {
  const rows = await db
    .selectFrom('remote_errors')
    .select([...errorColumns, 'told'])
    .where('remote', '=', remote)
    .where(sql<boolean>`(told = 0 or times >= told * 10)`)
    .orderBy('times', 'desc')
    .orderBy('id')
    .execute()
  return rows.filter(isWorthTelling)
}

const message = (
  { config, clock }: Telling,
  remote: string,
  rows: Awaited<ReturnType<typeof worthTelling>>,
) =>
  JSON.stringify({
    platform: config.publicUrl,
    remote,
    page: `${config.publicUrl}/admin/modules/${remote}`,
    sent_at: clock.now().toISOString(),
    errors: rows.slice(0, MOST_TOLD).map(presentError),
    more: Math.max(0, rows.length - MOST_TOLD),
  })

/** Tells one team; gives whether there was something and it arrived. */
const tell = async (services: Telling, { remote, address }: Hook, signal: AbortSignal, post: Post) => {
  const { database, clock } = services
  const rows = await worthTelling(services, remote)
  if (rows.length === 0) return false
  const body = message(services, remote, rows)
  const mark = createHmac('sha256', webhookKey(services, remote)).update(body).digest('hex')
  const status = await post(address, body, {
    signal,
    headers: { 'x-kursportal-signature': `sha256=${mark}` },
  }).catch(() => 0)
  signal.throwIfAborted()
  const arrived = status >= 200 && status < 300
  const hook = database.db.updateTable('remote_webhooks').where('remote', '=', remote)
  if (!arrived) {
    await hook.set((eb) => ({ failures: eb('failures', '+', 1) })).execute()
    return false
  }
  await hook.set({ failures: 0, told_at: clock.now() }).execute()
  for (const { id, times } of rows)
    await database.db.updateTable('remote_errors').set({ told: times }).where('id', '=', id).execute()
  return true
}

/**
 * Tells every team that wants to know what newly goes wrong in its remote, in one message each. Who was not reached twelve
 * times in a row is left alone.
 * @returns how many teams were told
 */
export const tellOwners = async (
  services: Telling,
  signal: AbortSignal,
  post: Post = postJson,
): Promise<number> => {
  const hooks = await services.database.db
    .selectFrom('remote_webhooks')
    .select(['remote', 'address'])
    .where('failures', '<', MOST_FAILURES)
    .orderBy('remote')
    .execute()
  const waiting = hooks.values()
  let told = 0
  const one = async (): Promise<void> => {
    for (const hook of waiting) if (await tell(services, hook, signal, post)) told += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return told
}
