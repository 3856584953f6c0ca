import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { inOneProcess } from '../../platform/db/shared-locks.ts'
import { takeDueOf } from './take-due.ts'

const EVERY_MS = 3_600_000

/** What is worthless within minutes or hours does not wait for the night. */
export const sweepExpired = (services: Services): Promise<number> =>
  takeDueOf(services, ['sessions', 'codes', 'attempts', 'idempotency_keys', 'finish_marks'])

/** Sweeps once an hour while the server runs. */
export const sweepExpiredNowAndThen = (app: FastifyInstance, services: Services): void => {
  let running = Promise.resolve()
  const sweep = async () => {
    try {
      await inOneProcess(services.database.locks, 'sweep-expired', () => sweepExpired(services))
    } catch (error) {
      services.log.warn({ err: error }, 'expired sessions and codes were not removed')
    }
  }
  const timer = setInterval(() => {
    running = sweep()
  }, EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
