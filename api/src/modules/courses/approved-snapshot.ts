import { lecturesOf, type CourseSnapshot, type VideoSnapshot } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'

const mapLectures = (
  snapshot: CourseSnapshot,
  change: (lecture: VideoSnapshot) => VideoSnapshot[],
): CourseSnapshot => ({
  ...snapshot,
  chapters: snapshot.chapters.map((chapter) => ({ ...chapter, videos: chapter.videos.flatMap(change) })),
})

/** A draft as it will be once the films that are on their way have taken the place of those they replace. */
export const withComingFilms = async (db: Db, snapshot: CourseSnapshot): Promise<CourseSnapshot> => {
  const lectures = lecturesOf(snapshot).map(({ id }) => id)
  if (lectures.length === 0) return snapshot
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'pending_asset_id'])
    .where('id', 'in', lectures)
    .where('pending_asset_id', 'is not', null)
    .execute()
  const coming = new Map(rows.map((row) => [row.id, row.pending_asset_id]))
  return mapLectures(snapshot, (lecture) => [
    { ...lecture, asset_id: coming.get(lecture.id) ?? lecture.asset_id },
  ])
}

/**
 * What was approved without the lectures that were taken out of the draft before their film was ready: it never will be.
 * A chapter that only held such lectures goes with them.
 */
export const withoutRemoved = async (
  db: Db,
  draftId: string,
  approved: CourseSnapshot,
): Promise<CourseSnapshot> => {
  const films = lecturesOf(approved).flatMap(({ asset_id }) => (asset_id ? [asset_id] : []))
  const draft = await db.selectFrom('videos').select('id').where('course_id', '=', draftId).execute()
  const ready =
    films.length === 0
      ? []
      : await db
          .selectFrom('media_assets')
          .select('id')
          .where('id', 'in', films)
          .where('state', '=', 'ready')
          .execute()
  const kept = new Set([...draft, ...ready].map(({ id }) => id))
  const left = mapLectures(approved, (lecture) =>
    !lecture.asset_id || kept.has(lecture.id) || kept.has(lecture.asset_id) ? [lecture] : [],
  )
  return {
    ...left,
    chapters: left.chapters.filter(
      ({ videos }, index) => videos.length > 0 || approved.chapters[index]?.videos.length === 0,
    ),
  }
}
