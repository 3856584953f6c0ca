import type { ColumnType, Generated } from 'kysely'
import type { QuizContent, RichTextDocument } from '@kursportal/shared/contract'
import type { CourseSnapshot } from '@kursportal/shared/domain'
import type { CreatedAt, Instant, Json, JsonDefault } from './columns.ts'

/** The tables of courses and their films (see schema.ts). */
export type CoursesTable = {
  id: string
  dev_id: string | null
  owner_id: string
  title: string
  description: Generated<string>
  outcomes: JsonDefault<string[]>
  image_id: string | null
  price_cents: Generated<number>
  minors_only: Generated<boolean>
  ninox_id: string | null
  time_alternative_text: Generated<string>
  instructor_name: Generated<string>
  instructor_qualification: Generated<string>
  unlock_mode: Generated<'all' | 'in_order' | 'timed'>
  unlock_days: Generated<number>
  forum_enabled: Generated<boolean>
  going_live_since: Instant | null
  published_at: Instant | null
  retired_at: Instant | null
  revision: Generated<number>
  /** Kept by triggers (migration 0075). */
  outline_version: ColumnType<number, undefined, never>
  created_at: CreatedAt
  updated_at: CreatedAt
  search_text: Generated<string>
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
}

/** One rendition of a video as the playlist names it; bandwidth in bits per second. */
export type Rendition = { height: number; width: number; bandwidth: number; codecs: string }

export type MediaAssetsTable = {
  id: string
  owner_id: string
  video_id: string | null
  file_name: Generated<string>
  bytes: Generated<number>
  state: 'uploading' | 'processing' | 'ready' | 'failed'
  failure: string | null
  progress: Generated<number>
  duration_seconds: number | null
  width: number | null
  height: number | null
  has_audio: boolean | null
  renditions: JsonDefault<Rendition[]>
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
  rich_text: Json<RichTextDocument> | null
  quiz: Json<QuizContent> | null
  retired_at: Instant | null
  created_at: CreatedAt
  updated_at: CreatedAt
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

export type CourseSchema = {
  courses: CoursesTable
  chapters: ChaptersTable
  media_assets: MediaAssetsTable
  videos: VideosTable
  captions: CaptionsTable
  attachments: AttachmentsTable
  course_publications: CoursePublicationsTable
  upload_notifications: UploadNotificationsTable
  imported_parts: ImportedPartsTable
}
