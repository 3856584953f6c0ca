import type { CallBody, VideoDraft, lectureCalls } from '@kursportal/shared/contract'
import { keptCut, partProblem, type FilmCut } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftChapter, requireDraftVideo } from '../drafts/drafts.policy.ts'
import { requireOwnImage } from '../images/images.policy.ts'
import { refuseStale } from '../../platform/edits.ts'
import { editedNow, touchDraft } from '../drafts/touch-draft.ts'
import { nextPosition } from './lectures.store.ts'
import { videoOf } from './lectures.views.ts'

/**
 * Changes a lecture of a draft; what is not named stays. A new chapter takes it to that chapter's end.
 * @throws ApiError not_found (also for a chapter of another course), not_in_dev_mode, edited_meanwhile when it is not
 * the version the change started from; film_cut_impossible
 */
export const editVideo = async (
  context: ActorContext,
  videoId: string,
  { chapter_id, based_on, film_cut, ...fields }: CallBody<typeof lectureCalls.editVideo>,
): Promise<VideoDraft> => {
  const video = await requireDraftVideo(context, videoId, 'write')
  if (fields.image_id !== video.image_id) await requireOwnImage(context, fields.image_id)
  await touchDraft(context, video.course_id)
  refuseStale(based_on, await videoOf(context.db, videoId))
  const moved = chapter_id !== undefined && chapter_id !== video.chapter_id
  if (moved) {
    const chapter = await requireDraftChapter(context, chapter_id, 'write')
    if (chapter.course_id !== video.course_id) throw new ApiError('not_found')
  }
  await context.db
    .updateTable('videos')
    .set({
      ...fields,
      ...(film_cut !== undefined && { film_cut: await cutToKeep(context, videoId, film_cut) }),
      ...((film_cut !== undefined || Object.keys(fields).length > 0) && editedNow(context)),
      ...(moved ? { chapter_id, position: await nextPosition(context.db, 'videos', chapter_id) } : {}),
      updated_at: context.clock.now(),
    })
    .where('id', '=', videoId)
    .execute()
  return videoOf(context.db, videoId)
}

/** A cut as it is stored. @throws ApiError film_cut_impossible for one of another film or outside of it */
const cutToKeep = async (
  { db }: ActorContext,
  videoId: string,
  cut: FilmCut | null,
): Promise<string | null> => {
  if (!cut) return null
  const film = await db
    .selectFrom('videos')
    .innerJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select(['media_assets.id', 'media_assets.duration_seconds'])
    .where('videos.id', '=', videoId)
    .where('videos.type', '=', 'video')
    .executeTakeFirst()
  const seconds = film?.duration_seconds ?? null
  if (film?.id !== cut.film_id || seconds === null || partProblem(cut, seconds))
    throw new ApiError('film_cut_impossible', { duration_seconds: seconds })
  const kept = keptCut(cut, seconds)
  return kept && JSON.stringify(kept)
}
