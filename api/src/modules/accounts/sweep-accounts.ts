import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'

const EVERY_MS = 3_600_000

/** Removes what has expired: sessions, codes, counted attempts. */
export const sweepAccounts = async ({ database: { db }, clock }: Services): Promise<void> => {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('attempts').where('resets_at', '<', now).execute()
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
