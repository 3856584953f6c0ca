import { sql } from 'kysely'
import { filmsOf } from '@kursportal/shared/domain'
import type { RichTextDocument } from '@kursportal/shared/contract'
import type { ActorContext, Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { isEverInCourse, makesCourse } from '../drafts/ever-in-course.ts'

/**
 * A text may show the films of its own course, those that stand or stood there, those of its owner and authors, and those
 * of other courses the person makes: what was taken out or copied can be put back, and nobody's film is opened to others
 * by its id.
 * @throws ApiError validation_failed
 */
export const requireOwnFilms = async (
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  courseId: string,
  document: RichTextDocument,
  before: RichTextDocument | null,
): Promise<void> => {
  const shown = new Set(filmsOf(before))
  const added = filmsOf(document).filter((film) => !shown.has(film))
  if (added.length === 0) return
  const rows = await db
    .selectFrom('media_assets')
    .select('media_assets.id')
    .where('media_assets.id', 'in', added)
    .where((eb) =>
      eb.or([
        eb('media_assets.owner_id', '=', actor.user_id),
        makesCourse(sql`${courseId}::uuid`, sql`media_assets.owner_id`),
        isEverInCourse('film', courseId, sql`media_assets.id`),
        eb.exists(
          eb
            .selectFrom('videos')
            .select('videos.id')
            .where((or) =>
              or.or([
                or.and([
                  or('videos.course_id', '=', courseId),
                  or('videos.asset_id', '=', or.ref('media_assets.id')),
                ]),
                or.and([
                  or('videos.id', '=', or.ref('media_assets.video_id')),
                  or.or([
                    or('videos.course_id', '=', courseId),
                    makesCourse(sql`videos.course_id`, sql`${actor.user_id}::uuid`),
                  ]),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .execute()
  if (rows.length < added.length)
    throw new ApiError('validation_failed', [
      { path: 'document', message: 'shows a film that is not of this course' },
    ])
}

/**
 * The lecture whose captions belong to a film that stands in a text: the text's own when the film was uploaded for it,
 * else the lecture of the same course (draft or live, as the text is) that the film belongs to.
 */
export const captionLectureOf = async (
  { db }: Pick<Context, 'db'>,
  textId: string,
  filmId: string,
): Promise<string> => {
  const found = await db
    .selectFrom('videos as text')
    .innerJoin('videos as other', 'other.course_id', 'text.course_id')
    .innerJoin('media_assets as film', (join) => join.on('film.id', '=', filmId))
    .select('other.id')
    .where('text.id', '=', textId)
    .where((eb) =>
      eb.or([
        eb('other.asset_id', '=', eb.ref('film.id')),
        eb('film.video_id', '=', eb.fn.coalesce('other.dev_id', 'other.id')),
      ]),
    )
    .orderBy('other.retired_at', (of) => of.nullsFirst())
    .executeTakeFirst()
  return found?.id ?? textId
}
