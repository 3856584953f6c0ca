import type { LandingFilm } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/** The first film of a draft course, for a landing page; it may still be made. */
export const filmForLandingPage = async ({ db }: Context, courseId: string): Promise<LandingFilm> => {
  const { film_id, video_id, image_id, seconds } = await db
    .selectFrom('videos')
    .innerJoin('media_assets as film', 'film.id', 'videos.asset_id')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .select([
      'film.id as film_id',
      'videos.id as video_id',
      'film.thumbnail_image_id as image_id',
      'film.duration_seconds as seconds',
    ])
    .where('videos.course_id', '=', courseId)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .executeTakeFirstOrThrow()
  return { film_id, video_id, image_id, cut: null, seconds: seconds ?? 0 }
}
