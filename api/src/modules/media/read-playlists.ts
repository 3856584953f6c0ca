import type { Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  captionsPlaylist,
  masterPlaylist,
  renditionName,
  renditionPlaylist,
} from '../../platform/media/playlists.ts'
import { captionOf } from './captions/list-captions.ts'
import { sizesOf } from './film.views.ts'

/**
 * The playlist of all sizes of a film, with the captions of its lecture.
 * @param prefer the height that is to come first; nothing for a number below 1
 * @throws ApiError not_found while nothing can be watched
 */
export const readMaster = async (
  { database: { db } }: Services,
  filmId: string,
  videoId: string,
  prefer: number,
): Promise<string> => {
  const asset = await db
    .selectFrom('media_assets')
    .select(['renditions', 'growing'])
    .where('id', '=', filmId)
    .executeTakeFirst()
  const sizes = asset ? sizesOf(asset) : []
  if (sizes.length === 0) throw new ApiError('not_found')
  const captions = await db
    .selectFrom('captions')
    .select(['language', 'label'])
    .where('video_id', '=', videoId)
    .orderBy('language')
    .execute()
  return masterPlaylist(sizes, captions, prefer > 0 ? prefer : undefined)
}

/** The playlist of a size that is being made, as far as it can be watched. @throws ApiError not_found */
export const readGrowing = async (
  { database: { db } }: Services,
  filmId: string,
  rendition: string,
): Promise<string> => {
  const asset = await db
    .selectFrom('media_assets')
    .select('growing')
    .where('id', '=', filmId)
    .executeTakeFirst()
  const growing = asset?.growing
  if (!growing || renditionName(growing) !== rendition) throw new ApiError('not_found')
  return renditionPlaylist(growing.runs, { isWhole: false })
}

/** The captions of a lecture in a language, or the playlist that leads to them. @throws ApiError not_found */
export const readCaptionsFile = async (
  { database: { db } }: Services,
  filmId: string,
  videoId: string,
  { language, file }: { language: string; file: 'm3u8' | 'vtt' },
): Promise<string> => {
  const caption = await captionOf({ db }, videoId, language)
  if (!caption) throw new ApiError('not_found')
  if (file === 'vtt') return caption.vtt
  const asset = await db
    .selectFrom('media_assets')
    .select('duration_seconds')
    .where('id', '=', filmId)
    .executeTakeFirst()
  return captionsPlaylist(language, asset?.duration_seconds ?? 0)
}
