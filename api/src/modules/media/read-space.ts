import type { CallAnswer, spaceCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { removeFilm } from './cancel-upload.ts'
import { usedFilms } from './film-use.ts'

/** What the films of the person use of what they may have. */
export const readSpace = async (context: ActorContext): Promise<CallAnswer<typeof spaceCalls.readSpace>> => {
  const films = await usedFilms(context, context.actor.user_id)
  const { videosPerCreator, videoBytesPerCreator } = context.config.limits
  return {
    items: films.map(({ id, ...film }) => ({ video_upload_id: id, ...film })),
    total: films.length,
    used: sum(films),
    limit: { films: videosPerCreator, bytes: videoBytesPerCreator },
  }
}

/**
 * Deletes the films of the person that only earlier publishes of a course hold; answers what that freed.
 * @throws ApiError not_found
 */
export const freeFormerFilms = async (
  context: ActorContext,
  courseId: string,
): Promise<CallAnswer<typeof spaceCalls.freeFormerFilms>> => {
  await requireDraftCourse(context, courseId, 'read')
  const films = await usedFilms(context, context.actor.user_id)
  const former = films.filter((film) => film.use === 'former' && film.course_id === courseId)
  for (const { id } of former) await removeFilm(context, id)
  return sum(former)
}

const sum = (films: readonly { bytes: number }[]): { films: number; bytes: number } => ({
  films: films.length,
  bytes: films.reduce((bytes, film) => bytes + film.bytes, 0),
})
