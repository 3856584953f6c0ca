import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilmFailure } from '@kursportal/shared/contract'
import { contextOn, inTransaction, type Services } from '../../platform/context.ts'
import { judgeFilm, type FilmFacts } from '../../platform/media/judge-film.ts'
import { ladderFor } from '../../platform/media/ladder.ts'
import { UnreadableFilm } from '../../platform/media/make-rendition.ts'
import { renditionName } from '../../platform/media/playlists.ts'
import { probe } from '../../platform/media/probe.ts'
import { takePicture } from '../../platform/media/take-picture.ts'
import { storeImage } from '../images/store-image.ts'
import { failFilm, finishFilm } from './conclude-film.ts'
import { filmKey } from './media.rules.ts'
import type { Asset } from './film.views.ts'
import { addRendition } from './add-rendition.ts'
import { removeFilm } from './cancel-upload.ts'
import { isWanted, NoLongerWanted, whileWanted } from './wanted-film.ts'
import type { UploadStore } from './upload-store.ts'

/** What a film is made with; one at a time in a process. */
export type FilmWork = { services: Services; uploads: UploadStore; signal: AbortSignal }

/**
 * Checks an uploaded file, takes its picture, and makes every size of it, lowest first. Sizes that are done already
 * (before the process was killed) are not made again, and what was handed out of the lowest stays. A file that is no usable film ends as failed, with its reason. One whose
 * lecture is deleted meanwhile, or that was given up, is stopped and removed, and nobody is told.
 * @throws what the machine is to blame for; the job is then tried again
 */
export const processFilm = async (work: FilmWork, filmId: string): Promise<void> => {
  const { services, uploads } = work
  const asset = await readAsset(services, filmId)
  if (asset?.state === 'processing') {
    const folder = workFolder(services, filmId)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    try {
      const failure = await whileWanted(services, filmId, work.signal, (signal) =>
        makeFilm({ ...work, signal }, asset, folder),
      )
      await inTransaction(services, async (context) => {
        if (!(await isWanted(context.db, filmId))) throw new NoLongerWanted(filmId)
        await (failure ? failFilm(context, filmId, failure) : finishFilm(context, filmId))
      })
      if (failure) await services.storage.remove(filmKey(filmId))
    } catch (error) {
      if (!(error instanceof NoLongerWanted)) throw error
      services.log.info({ asset: filmId }, 'a film is no longer wanted')
      await inTransaction(services, (context) => removeFilm(context, filmId))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  // A process that was killed may have stored something after the film was removed.
  if (!asset) await services.storage.remove(filmKey(filmId))
  await uploads.remove(filmId)
}

/** Where the files of a film are made before they are stored. */
export const workFolder = ({ config }: Pick<Services, 'config'>, filmId?: string): string =>
  join(config.dataDir, 'work', filmId ?? '')

const makeFilm = async (work: FilmWork, asset: Asset, folder: string): Promise<FilmFailure | null> => {
  const { services, uploads, signal } = work
  const source = await uploads.localFile(asset.id, folder)
  const facts = judgeFilm(await probe(source, signal), services.config.limits)
  if ('problem' in facts) return facts.problem
  try {
    if (asset.width === null) await noteFacts(services, asset.id, facts)
    if (asset.thumbnail_image_id === null) {
      const picture = await takePicture(source, join(folder, 'picture.png'), facts.durationSeconds, signal)
      await notePicture(services, asset, picture)
    }
    const done = new Set(asset.renditions.map(renditionName))
    const ladder = ladderFor(facts)
    for (const rung of ladder) {
      if (done.has(rung.name)) continue
      const { id: filmId, growing } = asset
      await addRendition(work, { filmId, source, folder, facts, ladder, rung, done, growing })
      done.add(rung.name)
    }
    return null
  } catch (error) {
    if (!(error instanceof UnreadableFilm)) throw error
    services.log.info({ asset: asset.id, reason: error.message }, 'a film cannot be read')
    return 'unreadable'
  }
}

const readAsset = ({ database }: Services, id: string): Promise<Asset | undefined> =>
  database.db.selectFrom('media_assets').selectAll().where('id', '=', id).executeTakeFirst()

const noteFacts = async ({ database }: Services, id: string, facts: FilmFacts): Promise<void> => {
  await database.db
    .updateTable('media_assets')
    .set({
      width: facts.width,
      height: facts.height,
      has_audio: facts.hasAudio,
      duration_seconds: facts.durationSeconds,
    })
    .where('id', '=', id)
    .execute()
}

const notePicture = async (services: Services, asset: Asset, picture: Buffer): Promise<void> => {
  const imageId = await storeImage(contextOn(services, services.database.db), picture, {
    ownerId: asset.owner_id,
  })
  await services.database.db
    .updateTable('media_assets')
    .set({ thumbnail_image_id: imageId })
    .where('id', '=', asset.id)
    .execute()
}
