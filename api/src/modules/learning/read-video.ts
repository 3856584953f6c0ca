import { sql } from 'kysely'
import type { LearnerVideoPage } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { presentLock } from './course-standing.ts'
import { presentVideo } from './learning.views.ts'
import { openLecture } from './open-lecture.ts'
import { watchedRanges } from './progress.ts'

/**
 * Opens a lecture for its page.
 * @throws ApiError not_found, locked
 */
export const readVideo = async (context: ActorContext, videoId: string): Promise<LearnerVideoPage> => {
  const opened = await openLecture(context, videoId)
  const { tree, standing, chapter, lecture, index } = opened
  const row = await context.db
    .selectFrom('videos')
    .leftJoin('lecture_progress as progress', (join) =>
      join
        .onRef('progress.video_id', '=', 'videos.id')
        .on('progress.participation_id', '=', opened.participation_id),
    )
    .select(['videos.description', 'videos.required_share', 'progress.done_at'])
    .select([
      watchedRanges('progress.watched').as('watched'),
      sql<{ language: string; label: string }[]>`(
        select coalesce(json_agg(json_build_object('language', language, 'label', label) order by language), '[]')
        from captions where captions.video_id = videos.id)`.as('captions'),
    ])
    .where('videos.id', '=', videoId)
    .executeTakeFirstOrThrow()
  const neighbour = (at: number) => {
    const place = standing.lectures[at]
    return place
      ? {
          id: place.lecture.id,
          title: place.lecture.title,
          locked: presentLock(standing.locks.get(place.lecture.id)),
        }
      : null
  }
  return {
    ...presentVideo(tree, chapter, lecture, standing),
    description: row.description,
    required_share: row.required_share,
    watched: row.watched,
    done_at: row.done_at?.toISOString() ?? null,
    captions: row.captions,
    chapter_title: chapter.title,
    chapter_position: tree.chapters.indexOf(chapter),
    course_title: tree.outline.title,
    number: index + 1,
    lectures_total: standing.lectures.length,
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
    forum_enabled: tree.outline.forum_enabled,
    course_finished: tree.finished_at !== null,
    course_done: standing.lectures.every((one) => one.lecture.done),
  }
}
