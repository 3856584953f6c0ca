import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { processFilm } from '../../api/src/modules/media/process-film.ts'
import { openUploadStore } from '../../api/src/modules/media/upload-store.ts'
import type { Context, Services } from '../../api/src/platform/context.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { makeTestFilm } from '../../api/src/testing/films.ts'

/** A film that was uploaded and has not been processed; answers its id. */
export const beginFilm = async ({ db }: Pick<Context, 'db'>, film: { owner_id: string }): Promise<string> => {
  const id = newId()
  await db
    .insertInto('media_assets')
    .values({ id, owner_id: film.owner_id, file_name: 'film.mp4', state: 'processing' })
    .execute()
  return id
}

/** Cuts a film of `beginFilm` into its sizes, some seconds long. */
export const finishFilm = async (
  services: Services,
  { asset_id, seconds }: { asset_id: string; seconds: number },
): Promise<string> => {
  const uploads = openUploadStore(services.config)
  const file = uploads.pathOf(asset_id)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(await makeTestFilm({ seconds, size: '320x180', rate: 25 }), file)
  await processFilm({ services, uploads, signal: new AbortController().signal }, asset_id)
  return asset_id
}

/** A film of some seconds, made and cut into its sizes as if it had been uploaded; answers its id. */
export const addFilm = async (
  services: Services,
  { owner_id, seconds }: { owner_id: string; seconds: number },
): Promise<string> =>
  finishFilm(services, { asset_id: await beginFilm(services.database, { owner_id }), seconds })
