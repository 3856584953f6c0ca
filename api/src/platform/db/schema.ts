import type { Generated, JSONColumnType } from 'kysely'
import type { LandingPage } from '@kursportal/shared/contract'
import type { CreatedAt, Instant, Json } from './columns.ts'
import type { CertificatesTable } from './schema.certificates.ts'
import type { CourseSchema } from './schema.courses.ts'
import type { ForumSchema } from './schema.forum.ts'
import type { RemoteSchema } from './schema.remotes.ts'
import type { SocietySchema } from './schema.societies.ts'
import type { QuizAttemptsTable } from './schema.quizzes.ts'

/**
 * The tables as Kysely sees them; the truth are the migrations beside this file. Names are the wire's snake_case.
 * Instants come as Date, days as `YYYY-MM-DD` strings, bigint as number (see database.ts).
 */

export type InsurancesTable = {
  id: string
  name: string
  active: Generated<boolean>
  iban_required: Generated<boolean>
  important: Generated<boolean>
  created_at: CreatedAt
  search_text: Generated<string>
}

export type UsersTable = {
  id: string
  email: string
  password_hash: string | null
  must_change_password: Generated<boolean>
  is_admin: Generated<boolean>
  is_course_creator: Generated<boolean>
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  street: Generated<string>
  zip: Generated<string>
  city: Generated<string>
  birth_date: string | null
  insurance_id: string | null
  insurance_number_encrypted: Buffer | null
  iban_encrypted: Buffer | null
  signature_encrypted: Buffer | null
  parent_name: Generated<string>
  parent_birth_date: string | null
  image_id: string | null
  society_id: string | null
  created_at: CreatedAt
  updated_at: CreatedAt
  last_seen_at: Instant | null
  wants_reminders: Generated<boolean>
  search_text: Generated<string>
}

export type SessionsTable = {
  id_hash: Buffer
  user_id: string
  created_at: CreatedAt
  last_used_at: CreatedAt
  expires_at: Instant
  user_agent: Generated<string>
}

export type ImagesTable = {
  id: string
  owner_id: string | null
  state: 'processing' | 'ready' | 'failed'
  content_type: string
  width: number | null
  height: number | null
  aspect_ratio: string | null
  created_at: CreatedAt
}

export type SettingsTable = { key: string; value: JSONColumnType<object>; updated_at: CreatedAt }

export type LegalTextsTable = {
  type: 'imprint' | 'privacy' | 'terms-of-use'
  title: string
  content: string
  version: number
  updated_at: CreatedAt
  updated_by: string | null
}

export type FaqEntriesTable = {
  id: string
  position: number
  category: Generated<string>
  question: string
  answer: string
  audience: Generated<'everyone' | 'members'>
  published: Generated<boolean>
  updated_at: CreatedAt
}

export type UiTextsTable = { key: string; content: string; updated_at: CreatedAt }

export type AccessesTable = {
  id: string
  owner_id: string
  name: string
  for_societies: Generated<boolean>
  landing_page: Json<LandingPage> | null
  landing_page_image_id: string | null
  created_at: CreatedAt
  updated_at: CreatedAt
  search_text: Generated<string>
}

export type AccessCoursesTable = { access_id: string; course_id: string; created_at: CreatedAt }
export type AccessUsersTable = { access_id: string; user_id: string; created_at: CreatedAt }
export type AccessSocietiesTable = { access_id: string; society_id: string; created_at: CreatedAt }
export type DefaultAccessesTable = { access_id: string }

export type ParticipationsTable = {
  id: string
  user_id: string
  course_id: string
  number: Generated<number>
  started_at: CreatedAt
  finished_at: Instant | null
}

export type LectureProgressTable = {
  participation_id: string
  video_id: string
  watched: Generated<string>
  progress: Generated<number>
  position_seconds: Generated<number>
  opened_at: CreatedAt
  reported_at: CreatedAt
  done_at: Instant | null
}

/** How many there are, as sums of rows (see tallies.ts). */
export type TalliesTable = {
  what: 'people' | 'access_users' | 'access_societies' | 'learning' | 'learned'
  id: string
  n: number
}

export type MailsTable = {
  id: string
  to_address: string
  template_key: string | null
  subject: string
  html: string
  text: string
  /** `kept`: in the development outbox instead of being sent. */
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>
  tries: Generated<number>
  last_error: string | null
  created_at: CreatedAt
  done_at: Instant | null
}

export type TemplatesTable = {
  key: string
  subject: string
  body: string
  version: number
  updated_at: CreatedAt
  updated_by: string | null
}

export type CodesTable = {
  purpose: 'registration' | 'email' | 'password' | 'deletion'
  email: string
  user_id: string | null
  code_hash: Buffer
  tries: Generated<number>
  expires_at: Instant
  created_at: CreatedAt
}

export type ConsentsTable = {
  id: string
  user_id: string
  kind: 'terms-of-use' | 'privacy' | 'marketing'
  text_version: number | null
  given_at: Instant
  withdrawn_at: Instant | null
}

export type AttemptsTable = { key: string; count: number; resets_at: Instant }

/** Every table. A module that adds one adds its line here and its numbered migration. */
export type Schema = SocietySchema &
  CourseSchema &
  RemoteSchema &
  ForumSchema & {
    insurances: InsurancesTable
    users: UsersTable
    sessions: SessionsTable
    images: ImagesTable
    settings: SettingsTable
    legal_texts: LegalTextsTable
    ui_texts: UiTextsTable
    faq_entries: FaqEntriesTable
    mails: MailsTable
    templates: TemplatesTable
    codes: CodesTable
    consents: ConsentsTable
    attempts: AttemptsTable
    accesses: AccessesTable
    access_courses: AccessCoursesTable
    access_users: AccessUsersTable
    access_societies: AccessSocietiesTable
    default_accesses: DefaultAccessesTable
    participations: ParticipationsTable
    lecture_progress: LectureProgressTable
    tallies: TalliesTable
    quiz_attempts: QuizAttemptsTable
    certificates: CertificatesTable
  }
