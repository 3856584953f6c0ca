import {
  filmsOf,
  lecturesOf,
  type AssetState,
  type CourseSnapshot,
  type VideoSnapshot,
} from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'

/** A snapshot with each lecture changed; none leaves it out. */
export const mapLectures = (
  snapshot: CourseSnapshot,
  change: (lecture: VideoSnapshot) => VideoSnapshot[],
): CourseSnapshot => ({
  ...snapshot,
  chapters: snapshot.chapters.map((chapter) => ({ ...chapter, videos: chapter.videos.flatMap(change) })),
})

/** The films a lecture shows: its own, or those that stand in its text. */
export const filmsShownBy = (lecture: VideoSnapshot): string[] => {
  if (lecture.type === 'richText') return filmsOf(lecture.rich_text)
  return lecture.type === 'video' && lecture.asset_id ? [lecture.asset_id] : []
}

/** A film of a course and how far it is. */
type CourseFilm = { state: AssetState; progress: number; has_audio: boolean | null }

/** The films of a snapshot, its own and those in its texts, by asset id; one that was removed is not among them. */
export const assetsOf = async (db: Db, snapshot: CourseSnapshot): Promise<Map<string, CourseFilm>> => {
  const ids = lecturesOf(snapshot).flatMap((lecture) => [
    ...(lecture.asset_id ? [lecture.asset_id] : []),
    ...filmsOf(lecture.rich_text),
  ])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media_assets')
    .select(['id', 'state', 'progress', 'has_audio'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The films that need no captions: nothing is said in them, or they failed. */
export const uncaptionedIn = (assets: ReadonlyMap<string, CourseFilm>): ReadonlySet<string> =>
  new Set(
    [...assets].flatMap(([id, { state, has_audio }]) =>
      state === 'failed' || has_audio === false ? [id] : [],
    ),
  )

/** The lectures whose films are still being processed. */
export const waitingIn = (
  snapshot: CourseSnapshot,
  assets: ReadonlyMap<string, CourseFilm>,
): { video_id: string; title: string; progress: number }[] =>
  lecturesOf(snapshot).flatMap((lecture) => {
    const slowest = filmsShownBy(lecture)
      .flatMap((id) => assets.get(id) ?? [])
      .filter(({ state }) => state === 'processing')
      .toSorted((one, other) => one.progress - other.progress)[0]
    return slowest ? [{ video_id: lecture.id, title: lecture.title, progress: slowest.progress }] : []
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
