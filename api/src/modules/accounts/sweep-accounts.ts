import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { KEY_HOURS } from '../../platform/http/idempotency.ts'

const EVERY_MS = 3_600_000

/** How long the address of somebody who was invited by mail is kept. */
const INVITED_DAYS = 180

/** Removes what has expired: sessions, codes, idempotency keys, counted attempts, addresses of people invited long ago. */
export const sweepAccounts = async ({ database: { db }, clock }: Services): Promise<void> => {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('codes').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEY_HOURS * 3_600_000))
    .execute()
  await db.deleteFrom('attempts').where('resets_at', '<', now).execute()
  const invitedLongAgo = new Date(now.getTime() - INVITED_DAYS * 86_400_000)
  await db.deleteFrom('access_invitations').where('invited_at', '<', invitedLongAgo).execute()
}

/** Sweeps once an hour while the server runs. */
export const sweepAccountsNowAndThen = (app: FastifyInstance, services: Services): void => {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = sweepAccounts(services).catch((error: unknown) =>
      services.log.warn({ error }, 'expired sessions and codes were not removed'),
    )
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
