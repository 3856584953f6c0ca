import { sql } from 'kysely'
import type { ChapterDraft, ChapterWithVideosDraft, Film, VideoDraft } from '@kursportal/shared/contract'
import { shownSeconds } from '@kursportal/shared/domain'
import type { Db } from '../../platform/db/database.ts'
import { lastEditOf, versionOf } from '../../platform/edits.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newestFilms, presentFilm } from '../media/film.views.ts'

/** Chapters of drafts with the id of their live copy; the caller filters. */
const chapterQuery = (db: Db) =>
  db
    .selectFrom('chapters')
    .leftJoin('chapters as live', (join) =>
      join.onRef('live.dev_id', '=', 'chapters.id').on('live.retired_at', 'is', null),
    )
    .selectAll('chapters')
    .select(['live.id as live_id', lastEditOf('chapters').as('edited')])
    .select((eb) =>
      eb
        .selectFrom('videos')
        .whereRef('videos.chapter_id', '=', 'chapters.id')
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('lectures'),
    )
    .orderBy('chapters.position')
    .orderBy('chapters.id')

type ChapterRow = Awaited<ReturnType<ReturnType<typeof chapterQuery>['executeTakeFirstOrThrow']>>

const presentChapter = (row: ChapterRow): ChapterDraft => ({
  id: row.id,
  live_id: row.live_id,
  course_id: row.course_id,
  position: row.position,
  title: row.title,
  description: row.description,
  image_id: row.image_id,
  lectures: row.lectures ?? 0,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: versionOf({ title: row.title, description: row.description, image_id: row.image_id }),
  edited: row.edited,
})

/** Lectures of drafts without their texts and questions; the caller filters. */
const videoQuery = (db: Db) =>
  db
    .selectFrom('videos')
    .leftJoin('videos as live', (join) =>
      join.onRef('live.dev_id', '=', 'videos.id').on('live.retired_at', 'is', null),
    )
    .select([
      'videos.id',
      'live.id as live_id',
      'videos.chapter_id',
      'videos.course_id',
      'videos.position',
      'videos.type',
      'videos.title',
      'videos.description',
      'videos.minutes',
      'videos.image_id',
      'videos.required_share',
      'videos.film_cut',
      'videos.asset_id',
      'videos.former_asset_id',
      'videos.created_at',
      'videos.updated_at',
      lastEditOf('videos').as('edited'),
      sql<{ language: string; label: string }[]>`(
        select coalesce(json_agg(json_build_object('language', language, 'label', label) order by language), '[]')
        from captions where captions.video_id = videos.id)`.as('captions'),
      sql<number>`coalesce(jsonb_array_length(videos.quiz -> 'questions'), 0)`.as('question_count'),
      sql<boolean>`coalesce(
        jsonb_path_exists(videos.rich_text, '$.** ? (@.type == "text" || @.type == "image" || @.type == "film" || @.type == "handout")'), false)`.as(
        'has_text',
      ),
    ])
    .orderBy('videos.position')
    .orderBy('videos.id')

type VideoRow = Awaited<ReturnType<ReturnType<typeof videoQuery>['executeTakeFirstOrThrow']>>

/** The films of lectures: what each shows, showed before, and its newest upload; at most two queries for all. */
const presentVideos = async (db: Db, rows: VideoRow[]): Promise<VideoDraft[]> => {
  const uploads = await newestFilms(
    db,
    rows.map((row) => row.id),
  )
  const films = new Map([...uploads.values()].map((film) => [film.video_upload_id, film]))
  const others = rows
    .flatMap((row) => [row.asset_id, row.former_asset_id])
    .filter((id) => id !== null && !films.has(id))
  if (others.length > 0) {
    const assets = await db.selectFrom('media_assets').selectAll().where('id', 'in', others).execute()
    for (const asset of assets) films.set(asset.id, presentFilm(asset))
  }
  const filmOf = (id: string | null) => (id === null ? undefined : films.get(id))
  return rows.map((row) =>
    presentVideo(row, {
      shown: filmOf(row.asset_id),
      former: filmOf(row.former_asset_id),
      newest: uploads.get(row.id),
    }),
  )
}

type Films = Record<'shown' | 'former' | 'newest', Film | undefined>

/** The newest upload, unless the lecture shows it, or did before its creator went back to the former one. */
const uploadOf = (row: VideoRow, newest: Film | undefined): Film | null => {
  if (!newest || newest.video_upload_id === row.asset_id) return null
  return row.type === 'video' && newest.state === 'ready' ? null : newest
}

/** Of the film as far as it is shown, else of the stated minutes. */
const secondsOf = ({ film_cut, minutes }: VideoRow, shown: Film | undefined): number | null => {
  const seconds = shown?.duration_seconds ?? null
  if (shown && seconds !== null) return shownSeconds(film_cut, { id: shown.video_upload_id, seconds })
  return minutes === null ? null : minutes * 60
}

const presentVideo = (row: VideoRow, { shown, former, newest }: Films): VideoDraft => ({
  id: row.id,
  live_id: row.live_id,
  chapter_id: row.chapter_id,
  course_id: row.course_id,
  position: row.position,
  type: row.type,
  title: row.title,
  description: row.description,
  minutes: row.minutes,
  image_id: row.image_id,
  required_share: row.required_share,
  film_cut: row.film_cut,
  duration_seconds: secondsOf(row, shown),
  media: shown ?? null,
  upload: uploadOf(row, newest),
  former_media: former ?? null,
  captions: row.captions,
  question_count: row.type === 'quiz' ? row.question_count : null,
  has_text: row.type === 'richText' ? row.has_text : null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: versionOf({
    title: row.title,
    description: row.description,
    minutes: row.minutes,
    image_id: row.image_id,
    required_share: row.required_share,
    // As it was before there were cuts, so that what is being edited meanwhile goes on.
    ...(row.film_cut && { film_cut: row.film_cut }),
  }),
  edited: row.edited,
})

/** The chapters of a draft in their order. Who may see them is checked before, here and below. */
export const chaptersOf = async (db: Db, courseId: string): Promise<ChapterDraft[]> =>
  (await chapterQuery(db).where('chapters.course_id', '=', courseId).execute()).map(presentChapter)

/** A chapter of a draft, without its lectures. @throws ApiError `not_found` */
export const chapterOf = async (db: Db, chapterId: string): Promise<ChapterDraft> => {
  const row = await chapterQuery(db).where('chapters.id', '=', chapterId).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return presentChapter(row)
}

/** The lectures of a chapter of a draft, in their order. */
export const videosOf = async (db: Db, chapterId: string): Promise<VideoDraft[]> =>
  presentVideos(db, await videoQuery(db).where('videos.chapter_id', '=', chapterId).execute())

/** A lecture of a draft. @throws ApiError `not_found` */
export const videoOf = async (db: Db, videoId: string): Promise<VideoDraft> => {
  const rows = await videoQuery(db).where('videos.id', '=', videoId).execute()
  const [video] = await presentVideos(db, rows)
  if (!video) throw new ApiError('not_found')
  return video
}

/** The whole tree of a draft: four queries, however large it is. */
export const chaptersWithVideosOf = async (db: Db, courseId: string): Promise<ChapterWithVideosDraft[]> => {
  const chapters = await chaptersOf(db, courseId)
  const videos = await presentVideos(
    db,
    await videoQuery(db).where('videos.course_id', '=', courseId).execute(),
  )
  return chapters.map((chapter) => ({
    ...chapter,
    videos: videos.filter((video) => video.chapter_id === chapter.id),
  }))
}
