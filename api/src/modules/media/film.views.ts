import { filmFailure, type Film } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { MediaAssetsTable, Rendition } from '../../platform/db/schema.courses.ts'

export type Asset = Selectable<MediaAssetsTable>

/** A film as its creator sees it. */
export const presentFilm = (asset: Asset): Film => ({
  video_upload_id: asset.id,
  file_name: asset.file_name,
  bytes: asset.bytes,
  state: asset.state,
  failure: filmFailure.nullable().parse(asset.failure),
  progress: asset.progress,
  watchable: isWatchable(asset),
  duration_seconds: asset.duration_seconds,
  width: asset.width,
  height: asset.height,
  has_audio: asset.has_audio,
  renditions: sizesOf(asset).map(({ height, width, bandwidth }) => ({ height, width, bandwidth })),
  thumbnail_image_id: asset.thumbnail_image_id,
  created_at: asset.created_at.toISOString(),
})

type Made = Pick<Asset, 'renditions' | 'growing'>

/** The sizes a film can be watched in, lowest first; the lowest, while it is made, as far as it is there. */
export const sizesOf = ({ renditions, growing }: Made): Rendition[] =>
  renditions.length === 0 && growing
    ? [growing]
    : renditions.toSorted((a, b) => a.height * a.width - b.height * b.width)

/** The lowest size can be watched, or the beginning of it. */
export const isWatchable = (asset: Made & Pick<Asset, 'state'>): boolean =>
  asset.state !== 'failed' && sizesOf(asset).length > 0

/** The newest upload of each draft lecture, whatever became of it, by lecture; one query for all. */
export const newestFilms = async (db: Db, videoIds: readonly string[]): Promise<Map<string, Film>> => {
  if (videoIds.length === 0) return new Map()
  const assets = await db
    .selectFrom('media_assets')
    .distinctOn('video_id')
    .selectAll()
    .where('video_id', 'in', videoIds)
    .orderBy('video_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(assets.flatMap((asset) => (asset.video_id ? [[asset.video_id, presentFilm(asset)]] : [])))
}
