import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { pageFields, type CourseFields, type LectureType } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { shownSecondsOf } from '../../platform/db/shown-seconds.ts'

/** A lecture as it is for every learner. One without a film takes the minutes its creator states. */
export type OutlineLecture = {
  id: string
  type: LectureType
  title: string
  duration_seconds: number | null
  thumbnail_image_id: string | null
}
export type OutlineChapter = {
  id: string
  title: string
  description: string
  image_id: string | null
  lectures: OutlineLecture[]
}

/** What a live course holds, the same for every learner. */
export type CourseOutline = Pick<CourseFields, (typeof pageFields)[number]> & {
  id: string
  /** When it was last published, if that was not the first time. */
  republished_at: Date | null
  chapters: OutlineChapter[]
}

/** A course as a query finds it: `outline_version` says which outline belongs to it. */
export type OutlineKey = { course_id: string; outline_version: number }

const kept = new LRUCache<string, { version: number; outline: CourseOutline }>({ max: 500 })

/**
 * The outlines of some courses by course id. Outlines change rarely and are read with every list, so the last ones read
 * stay in memory; each is used only while the database names the very version that was read (migration 0075), so what is
 * published is seen at once, by every process. At most one query.
 */
export const outlinesOf = async (
  context: Pick<Context, 'db'>,
  courses: readonly OutlineKey[],
): Promise<ReadonlyMap<string, CourseOutline>> => {
  const found = new Map<string, CourseOutline>()
  const missing: string[] = []
  for (const { course_id, outline_version } of courses) {
    const known = kept.get(course_id)
    if (known?.version === outline_version) found.set(course_id, known.outline)
    else missing.push(course_id)
  }
  if (missing.length === 0) return found
  for (const { outline_version, ...outline } of await readOutlines(context, missing)) {
    found.set(outline.id, outline)
    kept.set(outline.id, { version: outline_version, outline })
  }
  return found
}

/** Outlines with their versions, as they are now. */
export const readOutlines = async ({ db }: Pick<Context, 'db'>, courseIds: readonly string[]) => {
  const { rows } = await sql<CourseOutline & { outline_version: number }>`
    select course.id, course.outline_version, ${sql.join(pageFields.map((name) => sql.ref(`course.${name}`)))},
      case when exists (
        select from course_publications where course_id = course.dev_id and number > 1
      ) then course.published_at end as republished_at,
      coalesce(tree.chapters, '[]') as chapters
    from courses as course
    left join lateral (
      select json_agg(json_build_object(
        'id', chapter.id, 'title', chapter.title, 'description', chapter.description,
        'image_id', chapter.image_id, 'lectures', coalesce(own.lectures, '[]')
      ) order by chapter.position, chapter.id) as chapters
      from chapters as chapter
      left join lateral (
        select json_agg(json_build_object(
          'id', video.id, 'type', video.type, 'title', video.title,
          'duration_seconds', coalesce(${shownSecondsOf('video', 'asset')}, video.minutes * 60),
          'thumbnail_image_id', coalesce(video.image_id, asset.thumbnail_image_id)
        ) order by video.position, video.id) as lectures
        from videos as video
        left join media_assets as asset on asset.id = video.asset_id
        where video.chapter_id = chapter.id and video.retired_at is null
      ) as own on true
      where chapter.course_id = course.id and chapter.retired_at is null
    ) as tree on true
    where course.id = any (${courseIds}::uuid[])`.execute(db)
  return rows
}
