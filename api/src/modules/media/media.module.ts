import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { inOneProcess } from '../../platform/db/shared-locks.ts'
import { registerCaptionRoutes } from './captions/captions.routes.ts'
import { registerMediaFileRoutes } from './media-files.routes.ts'
import { registerMediaJobs } from './media.jobs.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { registerTusRoutes } from './tus.routes.ts'
import { registerUploadSocket } from './upload-done.socket.ts'
import { openConfiguredUploadStore } from './open-upload-store.ts'
import { registerUploadRoutes } from './uploads.routes.ts'
import { registerWatchRoutes } from './watch.routes.ts'

const SWEEP_EVERY_MS = 3_600_000

/** Films: upload, processing, watching, captions. */
export const registerMedia = async (app: FastifyInstance, services: Services): Promise<void> => {
  const uploads = await openConfiguredUploadStore(services.config)
  registerUploadRoutes(app, services)
  await registerTusRoutes(app, services, uploads)
  registerUploadSocket(app, services)
  registerWatchRoutes(app, services)
  registerMediaFileRoutes(app, services)
  registerCaptionRoutes(app, services)
  await registerMediaJobs(services, uploads)
  // The uploads may be those of the platform beside the copy, whose database knows more of them.
  if (services.isCopy) return
  sweepNowAndThen(app, services, () =>
    inOneProcess(services.database.locks, 'sweep-uploads', () => sweepUploads(services, uploads)),
  )
}

const sweepNowAndThen = (app: FastifyInstance, { log }: Services, sweep: () => Promise<void>): void => {
  let running = Promise.resolve()
  const run = () => {
    running = sweep().catch((error: unknown) => log.warn({ err: error }, 'uploads were not swept'))
  }
  const timer = setInterval(run, SWEEP_EVERY_MS)
  timer.unref()
  app.addHook('onReady', async () => run())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
