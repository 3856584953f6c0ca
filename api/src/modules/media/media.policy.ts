import { filmsOf } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { requireDraftVideo } from '../drafts/drafts.policy.ts'
import { openLecture } from '../learning/open-lecture.ts'

/**
 * A draft lecture that can have a film, if the person may edit it: a video, or a text in which it then stands.
 * @throws ApiError not_found, not_in_dev_mode; conflict for a quiz
 */
export const requireFilmDraft = async (context: ActorContext, videoId: string) => {
  const lecture = await requireDraftVideo(context, videoId, 'write')
  if (lecture.type === 'quiz') throw new ApiError('conflict', { reason: 'a quiz has no film' })
  return lecture
}

/**
 * The film of a lecture the person may watch now, or null when it has none: a draft's for who may edit it, a live one's
 * for learners it is open to, for whom it is opened.
 * @param filmId a film that stands in the text of the lecture, instead of the lecture's own
 * @throws ApiError not_found; locked
 */
export const openWatchable = async (
  context: ActorContext,
  videoId: string,
  filmId?: string,
): Promise<string | null> => {
  const lecture = await context.db
    .selectFrom('videos')
    .innerJoin('courses', 'courses.id', 'videos.course_id')
    .select(['videos.asset_id', 'videos.rich_text', 'courses.dev_id as course_dev_id'])
    .where('videos.id', '=', videoId)
    .executeTakeFirst()
  if (!lecture) throw new ApiError('not_found')
  if (lecture.course_dev_id === null) await requireDraftVideo(context, videoId, 'read')
  else await openLecture(context, videoId)
  if (filmId) return filmsOf(lecture.rich_text).includes(filmId) ? filmId : null
  return lecture.asset_id
}
