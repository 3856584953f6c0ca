import { rm } from 'node:fs/promises'
import { inTransaction, type Services } from '../../platform/context.ts'
import { failFilm } from './conclude-film.ts'
import { filmKey } from './media.rules.ts'
import { processFilm, workFolder } from './process-film.ts'
import { giveUpSpeech, recogniseSpeech } from './recognition/recognise-speech.ts'
import type { UploadStore } from './upload-store.ts'

const RETRIES = 8

/** Starts the workers that make films (one at a time, ffmpeg uses every core as it is) and that clear up behind them. */
export const registerMediaJobs = async (services: Services, uploads: UploadStore): Promise<void> => {
  // Left behind by a process that was killed; the folder belongs to this process alone.
  await rm(workFolder(services), { recursive: true, force: true })
  await services.jobs.work({
    name: 'media.process',
    concurrency: 1,
    retries: RETRIES,
    lostAfterSeconds: 10,
    run: ({ asset_id }, { signal }) => processFilm({ services, uploads, signal }, asset_id),
    gaveUp: ({ asset_id }) =>
      inTransaction(services, (context) => failFilm(context, asset_id, 'processing_failed')),
  })
  await services.jobs.work({
    name: 'media.recognise-speech',
    concurrency: 1,
    retries: 4,
    lostAfterSeconds: 60,
    run: ({ video_id }, { signal }) => recogniseSpeech({ services, signal }, video_id),
    gaveUp: ({ video_id }) => giveUpSpeech(services, video_id),
  })
  await services.jobs.work({
    name: 'media.remove-files',
    concurrency: 1,
    retries: RETRIES,
    lostAfterSeconds: 60,
    run: async ({ asset_id }) => {
      await services.storage.remove(filmKey(asset_id))
      await uploads.remove(asset_id)
    },
  })
}
