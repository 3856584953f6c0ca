import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { segmentKey } from '../../api/src/modules/media/media.rules.ts'
import { processFilm } from '../../api/src/modules/media/process-film.ts'
import { openUploadStore } from '../../api/src/modules/media/upload-store.ts'
import type { Context, Services } from '../../api/src/platform/context.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { renditionName } from '../../api/src/platform/media/playlists.ts'
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

/** `size` is that of its source: up to 360 pixels high it has one size. */
type BegunFilm = { asset_id: string; seconds: number; size?: string }

/** Cuts a film of `beginFilm` into its sizes, some seconds long. */
export const finishFilm = async (
  services: Services,
  { asset_id, seconds, size = '320x180' }: BegunFilm,
): Promise<string> => {
  const uploads = openUploadStore(services.config)
  const file = uploads.pathOf(asset_id)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(await makeTestFilm({ seconds, size, rate: 25 }), file)
  await processFilm({ services, uploads, signal: new AbortController().signal }, asset_id)
  return asset_id
}

/** Makes the beginning of a film of `beginFilm`, as if the process had been killed then. */
export const handOutFilm = async (
  services: Services,
  { pieces, ...film }: BegunFilm & { pieces: number },
): Promise<void> => {
  const put: Services['storage']['put'] = async (key, content, options) => {
    if (key.endsWith('.m3u8')) throw new Error('killed')
    await services.storage.put(key, content, options)
  }
  await finishFilm({ ...services, storage: { ...services.storage, put } }, film).catch(() => undefined)
  const { db } = services.database
  const { growing } = await db
    .selectFrom('media_assets')
    .select('growing')
    .where('id', '=', film.asset_id)
    .executeTakeFirstOrThrow()
  const runs = growing?.runs.map((run) => ({ ...run, seconds: run.seconds.slice(0, pieces) }))
  await db
    .updateTable('media_assets')
    .set({ growing: JSON.stringify({ ...growing, runs }) })
    .where('id', '=', film.asset_id)
    .execute()
}

/** A film of some seconds, made and cut into its sizes as if it had been uploaded; answers its id. */
export const addFilm = async (
  services: Services,
  { owner_id, seconds }: { owner_id: string; seconds: number },
): Promise<string> =>
  finishFilm(services, { asset_id: await beginFilm(services.database, { owner_id }), seconds })

/** Seconds of the piece that a long film shows again and again. */
const PIECE_SECONDS = 20

/**
 * A film of hours within seconds: a short one whose playlists name its segments as often as it takes. To the player it
 * is a film like any other. Answers its id.
 */
export const addLongFilm = async (
  services: Services,
  { owner_id, hours }: { owner_id: string; hours: number },
): Promise<string> => {
  const id = await addFilm(services, { owner_id, seconds: PIECE_SECONDS })
  const { db } = services.database
  const { renditions } = await db
    .selectFrom('media_assets')
    .select('renditions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const rendition of renditions) {
    const key = segmentKey(id, renditionName(rendition), 'index.m3u8')
    const stored = await services.storage.get(key)
    if (!stored) throw new Error(`${key} is missing`)
    const playlist = repeated(await text(stored.stream), (hours * 3600) / PIECE_SECONDS)
    await services.storage.put(key, Buffer.from(playlist))
  }
  await db
    .updateTable('media_assets')
    .set({ duration_seconds: hours * 3600 })
    .where('id', '=', id)
    .execute()
  return id
}

/** A playlist with its segments so many times. */
const repeated = (playlist: string, times: number): string => {
  const begin = playlist.indexOf('#EXTINF')
  const end = playlist.indexOf('#EXT-X-ENDLIST')
  const segments = Array.from({ length: times }, () => playlist.slice(begin, end))
  return playlist.slice(0, begin) + segments.join('#EXT-X-DISCONTINUITY\n') + playlist.slice(end)
}
