import type { LectureType } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { shownSecondsOf } from '../../../platform/db/shown-seconds.ts'
import { requireDraftCourse } from '../../drafts/drafts.policy.ts'

/** A lecture as learners have it now. */
export type LiveLecture = {
  id: string
  draft_id: string | null
  title: string
  chapter_title: string
  type: LectureType
  duration_seconds: number | null
}

/**
 * The live copy of a draft that the person may edit; undefined where it is not published.
 * @throws ApiError not_found
 */
export const liveCourseOf = async (context: ActorContext, draftId: string): Promise<string | undefined> => {
  await requireDraftCourse(context, draftId, 'read')
  const live = await context.db
    .selectFrom('courses')
    .select('id')
    .where('dev_id', '=', draftId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return live?.id
}

/** The lectures of a live course in their order. */
export const liveLecturesOf = (db: Db, courseId: string): Promise<LiveLecture[]> =>
  db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .leftJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select([
      'videos.id',
      'videos.dev_id as draft_id',
      'videos.title',
      'chapters.title as chapter_title',
      'videos.type',
      shownSecondsOf('videos', 'media_assets').as('duration_seconds'),
    ])
    .where('videos.course_id', '=', courseId)
    .where('videos.retired_at', 'is', null)
    .where('chapters.retired_at', 'is', null)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .orderBy('videos.id')
    .execute()
