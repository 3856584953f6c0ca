import type { ColumnType, Generated } from 'kysely'
import type { CourseField, CourseFields, QuizContent, RichTextDocument } from '@kursportal/shared/contract'
import type { CourseSnapshot, FilmCut, RecognisedCue } from '@kursportal/shared/domain'
import type { SegmentRun } from '../media/playlists.ts'
import type { CreatedAt, Instant, Json, JsonDefault } from './columns.ts'

/** The column of a course's field: null is stored as it is, everything else has a default. */
type FieldColumn<Value> = [Value] extends [string[]]
  ? JsonDefault<Value>
  : null extends Value
    ? Value
    : Generated<Value>

/** The tables of courses and their films (see schema.ts). */
export type CoursesTable = {
  [Name in Exclude<CourseField, 'title'>]: FieldColumn<CourseFields[Name]>
} & {
  title: string
  id: string
  dev_id: string | null
  owner_id: string
  going_live_since: Instant | null
  /** While it waits for its films: what was approved, by whom, at which revision. */
  going_live_by: string | null
  going_live_snapshot: Json<CourseSnapshot> | null
  going_live_revision: number | null
  published_at: Instant | null
  retired_at: Instant | null
  revision: Generated<number>
  /** Kept by triggers (migration 0075). */
  outline_version: ColumnType<number, undefined, never>
  created_at: CreatedAt
  updated_at: CreatedAt
  search_text: Generated<string>
  /** Who edited its own fields last, and when. */
  edited_by: string | null
  edited_at: Instant | null
  /** Who changed anything in its tree last. */
  changed_by: string | null
}

export type ChaptersTable = {
  id: string
  dev_id: string | null
  course_id: string
  position: number
  title: string
  description: Generated<string>
  image_id: string | null
  retired_at: Instant | null
  created_at: CreatedAt
  updated_at: CreatedAt
  edited_by: string | null
  edited_at: Instant | null
}

/** One rendition of a video as the playlist names it; bandwidth in bits per second. */
export type Rendition = { height: number; width: number; bandwidth: number; codecs: string }
/** A rendition that is being made, with the segments that can be watched already. */
export type GrowingRendition = Rendition & { runs: SegmentRun[] }

export type MediaAssetsTable = {
  id: string
  owner_id: string
  video_id: string | null
  file_name: Generated<string>
  bytes: Generated<number>
  /** By what the same file is known when it is chosen again; empty when the client told nothing. */
  fingerprint: Generated<string>
  /** Of an upload under way: how much has arrived, and when it last moved. */
  received_bytes: Generated<number>
  active_at: Generated<Date>
  state: 'uploading' | 'processing' | 'ready' | 'failed'
  failure: string | null
  progress: Generated<number>
  duration_seconds: number | null
  width: number | null
  height: number | null
  has_audio: boolean | null
  renditions: JsonDefault<Rendition[]>
  /** The smallest size while it is made. */
  growing: Json<GrowingRendition> | null
  thumbnail_image_id: string | null
  unused_since: Instant | null
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type VideosTable = {
  id: string
  dev_id: string | null
  chapter_id: string
  course_id: string
  position: number
  type: 'video' | 'richText' | 'quiz'
  title: string
  description: Generated<string>
  minutes: number | null
  image_id: string | null
  required_share: Generated<number>
  asset_id: string | null
  film_cut: Json<FilmCut> | null
  /** A film on its way to take the place of `asset_id`; drafts only. */
  pending_asset_id: Generated<string | null>
  /** The film before `asset_id`, to be taken back; drafts only. */
  former_asset_id: Generated<string | null>
  rich_text: Json<RichTextDocument> | null
  quiz: Json<QuizContent> | null
  retired_at: Instant | null
  created_at: CreatedAt
  updated_at: CreatedAt
  edited_by: string | null
  edited_at: Instant | null
  content_edited_by: string | null
  content_edited_at: Instant | null
}

export type CaptionsTable = {
  id: string
  video_id: string
  language: string
  label: string
  vtt: string
  created_at: CreatedAt
}

export type AttachmentsTable = {
  id: string
  video_id: string
  /** Names the file in the storage; copies share it. */
  file_id: string
  name: string
  content_type: string
  bytes: number
  created_at: CreatedAt
  added_revision: number
  removed_revision: number | null
}

/** An address that stands in lectures, outside of the platform, and whether somebody is at home there. */
type CheckedLinksTable = {
  address: string
  wanted_at: Instant
  checked_at: Instant | null
  answer: 'there' | 'gone' | 'unreachable' | null
  failures: Generated<number>
}

/** Why no captions came of a film's speech. */
export type RecognisedFailure = 'no_speech' | 'refused' | 'unreachable' | 'failed'

type RecognisedCaptionsTable = {
  video_id: string
  asset_id: string
  language: string
  state: 'waiting' | 'running' | 'ready' | 'failed'
  progress: number
  lines: Json<RecognisedCue[]>
  failure: RecognisedFailure | null
  created_at: Instant
  updated_at: Instant
}

export type CoursePublicationsTable = {
  id: string
  course_id: string
  number: number
  published_by: string | null
  published_at: CreatedAt
  snapshot: Json<CourseSnapshot>
  revision: number | null
}

export type UploadNotificationsTable = {
  video_upload_id: string
  user_id: string
  video_id: string
  /** The course whose publish was given up; null for an upload. */
  course_id: Generated<string | null>
  name: string
  thumbnail: string | null
  success: boolean
  failure: string | null
  seen: Generated<boolean>
  created_at: CreatedAt
}

export type ImportedPartsTable = {
  course_id: string
  kind: 'chapter' | 'lecture'
  number: number
  part_id: string
}

/** A row of a table as `to_jsonb` gives it. */
export type RowAsJson = Record<string, unknown>

export type DeletedPartsTable = {
  id: string
  course_id: string
  chapter_id: string | null
  place: number
  content: Json<Record<'chapters' | 'videos' | 'captions', RowAsJson[]>>
  deleted_at: Instant
}

export type DraftVersionsTable = {
  id: string
  course_id: string
  kept_at: Instant
  made_at: Instant
  made_by: string | null
  revision: number
  snapshot: Json<CourseSnapshot>
}

type CourseAuthorsTable = { course_id: string; user_id: string; created_at: CreatedAt }

type EditorSeatsTable = {
  id: string
  course_id: string
  user_id: string
  part_id: string
  since: Instant
  seen_at: Instant
}

export type CourseSchema = {
  course_authors: CourseAuthorsTable
  editor_seats: EditorSeatsTable
  courses: CoursesTable
  chapters: ChaptersTable
  media_assets: MediaAssetsTable
  videos: VideosTable
  captions: CaptionsTable
  attachments: AttachmentsTable
  course_publications: CoursePublicationsTable
  checked_links: CheckedLinksTable
  recognised_captions: RecognisedCaptionsTable
  deleted_parts: DeletedPartsTable
  draft_versions: DraftVersionsTable
  upload_notifications: UploadNotificationsTable
  imported_parts: ImportedPartsTable
}
