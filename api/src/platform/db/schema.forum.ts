import type { Generated } from 'kysely'
import type {
  DigestChoice,
  PostDeleter,
  ReportReason,
  ReportState,
  ThreadLabel,
} from '@kursportal/shared/contract'
import type { CreatedAt, Instant } from './columns.ts'

/** The tables of the forum (see schema.ts). */
export type ForumThreadsTable = {
  id: string
  course_id: string
  video_id: string | null
  author_id: string | null
  label: ThreadLabel
  title: string
  pinned: Generated<boolean>
  locked: Generated<boolean>
  solution_post_id: string | null
  created_at: CreatedAt
  last_post_at: CreatedAt
  search_text: Generated<string>
}

export type ForumPostsTable = {
  id: string
  thread_id: string
  author_id: string | null
  referrer_id: string | null
  opening: Generated<boolean>
  anonymous: Generated<boolean>
  text: string
  created_at: CreatedAt
  edited_at: Instant | null
  deleted_at: Instant | null
  deleted_by: PostDeleter | null
  search_text: Generated<string>
}

export type ForumThreadStandingsTable = {
  thread_id: string
  user_id: string
  followed: boolean | null
  followed_since: Instant | null
  read_at: Instant | null
}

export type ForumStandingsTable = {
  course_id: string
  user_id: string
  followed: boolean | null
  followed_since: Instant | null
  read_until: Instant | null
}

export type ForumReportsTable = {
  id: string
  post_id: string
  reporter_id: string | null
  reason: ReportReason
  note: Generated<string>
  text: string
  created_at: CreatedAt
  state: Generated<ReportState>
  decided_at: Instant | null
  decided_by: string | null
}

export type ForumMailChoicesTable = { user_id: string; digest: DigestChoice; told_until: Instant | null }

export type ForumSchema = {
  forum_threads: ForumThreadsTable
  forum_posts: ForumPostsTable
  forum_thread_standings: ForumThreadStandingsTable
  forum_standings: ForumStandingsTable
  forum_reports: ForumReportsTable
  forum_mail_choices: ForumMailChoicesTable
}
