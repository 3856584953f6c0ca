import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { LectureType, UnlockMode } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { often } from '../../platform/db/often.ts'
import { grantedTo } from './granted-courses.ts'

/** A lecture of a live course with how far the learner is in it; instants as ISO texts, as JSON has them. */
export type TreeLecture = {
  id: string
  type: LectureType
  title: string
  duration_seconds: number | null
  thumbnail_image_id: string | null
  progress: number
  position_seconds: number
  opened_at: string | null
  done: boolean
}
export type TreeChapter = {
  id: string
  title: string
  description: string
  image_id: string | null
  lectures: TreeLecture[]
}

/** A live course a learner may take: its chapters and lectures, and the newest participation. */
export type CourseTree = {
  id: string
  title: string
  description: string
  outcomes: string[]
  image_id: string | null
  price_cents: number
  minors_only: boolean
  time_alternative_text: string
  instructor_name: string
  instructor_qualification: string
  unlock_mode: UnlockMode
  unlock_days: number
  forum_enabled: boolean
  participation_id: string | null
  number: number | null
  started_at: Date | null
  finished_at: Date | null
  chapters: TreeChapter[]
}

type Page = { limit?: number | undefined; offset?: number | undefined }

/** Every lecture counts; one without a film takes the minutes its creator states. */
const lectures = sql`
  select json_agg(json_build_object(
    'id', video.id, 'type', video.type, 'title', video.title,
    'duration_seconds', coalesce(asset.duration_seconds, video.minutes * 60),
    'thumbnail_image_id', coalesce(video.image_id, asset.thumbnail_image_id),
    'progress', coalesce(progress.progress, 0), 'position_seconds', coalesce(progress.position_seconds, 0),
    'opened_at', progress.opened_at, 'done', progress.done_at is not null
  ) order by video.position, video.id) as lectures
  from videos as video
  left join media_assets as asset on asset.id = video.asset_id
  left join lecture_progress as progress
    on progress.video_id = video.id and progress.participation_id = page.participation_id
  where video.chapter_id = chapter.id and video.retired_at is null`

/**
 * The granted courses that fulfil a condition on `course`, whole trees in one query, last learned first.
 * @returns one page of them, and how many there are in all
 */
export const loadCourseTrees = async (
  context: Context,
  userId: string,
  condition: RawBuilder<SqlBool>,
  page: Page = {},
): Promise<{ trees: CourseTree[]; total: number }> => {
  const { rows } = await sql<CourseTree & { total: number }>`
    select ${often} page.*, coalesce(tree.chapters, '[]') as chapters
    from (
      select course.id, course.title, course.description, course.outcomes, course.image_id, course.price_cents,
        course.minors_only, course.time_alternative_text, course.instructor_name, course.instructor_qualification,
        course.unlock_mode, course.unlock_days, course.forum_enabled,
        current.id as participation_id, current.number, current.started_at, current.finished_at,
        coalesce(current.learned_at, current.started_at) as learned_at,
        (count(*) over ())::integer as total
      from courses as course
      left join lateral (
        select participations.*,
          (select max(reported_at) from lecture_progress where participation_id = participations.id) as learned_at
        from participations
        where participations.user_id = ${userId} and participations.course_id = course.id
        order by participations.number desc limit 1
      ) as current on true
      where ${grantedTo(context, userId)} and ${condition}
      order by learned_at desc nulls last, course.title, course.id
      limit ${page.limit ?? null} offset ${page.offset ?? 0}
    ) as page
    left join lateral (
      select json_agg(json_build_object(
        'id', chapter.id, 'title', chapter.title, 'description', chapter.description,
        'image_id', chapter.image_id, 'lectures', coalesce(own.lectures, '[]')
      ) order by chapter.position, chapter.id) as chapters
      from chapters as chapter
      left join lateral (${lectures}) as own on true
      where chapter.course_id = page.id and chapter.retired_at is null
    ) as tree on true
    order by page.learned_at desc nulls last, page.title, page.id`.execute(context.db)
  const [first] = rows
  if (first || !page.offset) return { trees: rows, total: first?.total ?? 0 }
  // A page behind the end has no row to carry the total.
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from courses as course
    where ${grantedTo(context, userId)} and ${condition}`.execute(context.db)
  return { trees: [], total: counted[0]?.total ?? 0 }
}
