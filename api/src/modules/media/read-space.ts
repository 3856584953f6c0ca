import type { CallAnswer, spaceCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { removeFilm } from './cancel-upload.ts'
import { usedFilms } from './film-use.ts'

/** What the films of the person use of what they may have. */
export const readSpace = async (context: ActorContext): Promise<CallAnswer<typeof spaceCalls.readSpace>> => {
  const films = await usedFilms(context, context.actor.user_id)
  const items = films.flatMap(
    ({ id, access_id: _access, access_name: _name, course_id, course_title, ...film }) =>
      course_id === null
        ? []
        : [{ video_upload_id: id, ...film, course_id, course_title: course_title ?? '' }],
  )
  const { videosPerCreator, videoBytesPerCreator } = context.config.limits
  return {
    items,
    total: items.length,
    page_films: films.flatMap(({ id, file_name, bytes, course_id, access_id, access_name }) =>
      course_id === null && access_id !== null
        ? [{ video_upload_id: id, file_name, bytes, access_id, access_name: access_name ?? '' }]
        : [],
    ),
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
