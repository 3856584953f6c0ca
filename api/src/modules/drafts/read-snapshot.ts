import { sql } from 'kysely'
import { courseFieldNames } from '@kursportal/shared/contract'
import type {
  CaptionSnapshot,
  ChapterSnapshot,
  CourseSnapshot,
  VideoSnapshot,
} from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'

/**
 * The whole tree of a draft or a live copy as data, known by the draft's ids in both cases; what was taken out of a live
 * copy is not part of it.
 */
export const readSnapshot = async (db: Db, courseId: string): Promise<CourseSnapshot> => {
  const course = await db
    .selectFrom('courses')
    .select(courseFieldNames)
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const chapters = await db
    .selectFrom('chapters')
    .select(['id', 'dev_id', 'title', 'description', 'image_id'])
    .where('course_id', '=', courseId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const videos = await readVideos(db, courseId)
  return {
    course,
    chapters: chapters.map(({ id, dev_id, ...fields }): ChapterSnapshot => ({
      ...fields,
      id: dev_id ?? id,
      videos: videos.filter((video) => video.chapter_id === id).map((video) => video.snapshot),
    })),
  }
}

const readVideos = async (
  db: Db,
  courseId: string,
): Promise<{ chapter_id: string; snapshot: VideoSnapshot }[]> => {
  const rows = await db
    .selectFrom('videos')
    .select([
      'id',
      'dev_id',
      'chapter_id',
      'type',
      'title',
      'description',
      'minutes',
      'image_id',
      'required_share',
      'film_cut',
      'asset_id',
      'rich_text',
      'quiz',
    ])
    .select(
      sql<CaptionSnapshot[]>`(
        select coalesce(json_agg(json_build_object('language', language, 'label', label, 'vtt', vtt) order by language), '[]')
        from captions where captions.video_id = videos.id)`.as('captions'),
    )
    .where('course_id', '=', courseId)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, dev_id, chapter_id, ...fields }) => ({
    chapter_id,
    snapshot: { ...fields, id: dev_id ?? id },
  }))
}
