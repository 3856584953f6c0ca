import type { WatchAnswer } from '@kursportal/shared/contract'
import { filmPart, type FilmCut } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isWatchable, sizesOf } from './film.views.ts'
import { captionLectureOf } from './films-in-texts.ts'
import { addressExpiry } from './media.rules.ts'
import { openWatchable } from './media.policy.ts'
import { signToken } from './signed-token.ts'

/** What the token of a film's addresses is signed for; its ids are the asset and the lecture. */
export const WATCH_PURPOSE = 'watch'

type Wanted = {
  filmId: string
  /** Whose captions belong to it; null: nobody's. */
  captionLecture: string | null
  /** Which part of it is shown. */
  cut: FilmCut | null
}

/**
 * Where to watch a film, for whom it is open. The addresses are of this film alone.
 * @throws ApiError not_found; not_processed_yet until something can be watched
 */
export const addressesOfFilm = async (
  context: Pick<Context, 'db' | 'clock' | 'secrets'>,
  { filmId, captionLecture, cut }: Wanted,
  { preferred, origin }: { preferred: number | undefined; origin: string },
): Promise<WatchAnswer> => {
  const { db, clock } = context
  const asset = await db.selectFrom('media_assets').selectAll().where('id', '=', filmId).executeTakeFirst()
  if (!asset || asset.state === 'failed') throw new ApiError('not_found')
  if (!isWatchable(asset)) throw new ApiError('not_processed_yet')
  const seconds = asset.duration_seconds ?? 0
  const part = filmPart(cut, { id: asset.id, seconds })
  const captions = captionLecture
    ? await db
        .selectFrom('captions')
        .select(['language', 'label'])
        .where('video_id', '=', captionLecture)
        .orderBy('language')
        .execute()
    : []
  const expires = addressExpiry(clock.now())
  // No lecture has the id of a film, so none has captions for it.
  const ids = [asset.id, captionLecture ?? asset.id]
  const base = `${origin}/api/media/${signToken(context, WATCH_PURPOSE, ids, expires)}`
  return {
    url: `${base}/master.m3u8${preferred === undefined ? '' : `?prefer=${preferred}`}`,
    expires_at: expires.toISOString(),
    duration_seconds: part ? part.to - part.from : seconds,
    part,
    renditions: sizesOf(asset).map(({ height, width, bandwidth }) => ({ height, width, bandwidth })),
    complete: asset.state === 'ready',
    captions: captions.map(({ language, label }) => ({
      language,
      label,
      url: `${base}/captions/${language}.vtt`,
    })),
    thumbnail_image_id: asset.thumbnail_image_id,
  }
}

/**
 * Where to watch the film of a lecture.
 * @param where its `filmId`: a film that stands in the text of the lecture, instead of the lecture's own
 * @param preferred pixels of the short side
 * @param origin where the API is reached, e.g. `https://kurse.example`
 * @throws ApiError not_found; locked; not_processed_yet until something can be watched
 */
export const watch = async (
  context: ActorContext,
  { videoId, filmId: textFilmId }: { videoId: string; filmId: string | undefined },
  preferred: number | undefined,
  origin: string,
): Promise<WatchAnswer> => {
  const filmId = await openWatchable(context, videoId, textFilmId)
  if (!filmId) throw new ApiError('not_found')
  const shown = textFilmId
    ? { captionLecture: await captionLectureOf(context, videoId, textFilmId), cut: null }
    : { captionLecture: videoId, cut: await cutOf(context, videoId) }
  return addressesOfFilm(context, { filmId, ...shown }, { preferred, origin })
}

const cutOf = async ({ db }: ActorContext, videoId: string): Promise<FilmCut | null> => {
  const lecture = await db
    .selectFrom('videos')
    .select('film_cut')
    .where('id', '=', videoId)
    .executeTakeFirstOrThrow()
  return lecture.film_cut
}
