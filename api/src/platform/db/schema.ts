import type { Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, Instant } from './columns.ts'
import type { AccessSchema } from './schema.access.ts'
import type { AdminSchema } from './schema.admin.ts'
import type { CareSchema } from './schema.care.ts'
import type { CalendarSchema } from './schema.calendar.ts'
import type { CertificatePicturesTable, CertificatesTable } from './schema.certificates.ts'
import type { CertificationSchema } from './schema.certifications.ts'
import type { CourseSchema } from './schema.courses.ts'
import type { LandingSchema } from './schema.landing.ts'
import type { LearningSchema } from './schema.learning.ts'
import type { ForumSchema } from './schema.forum.ts'
import type { PlatformSchema } from './schema.platform.ts'
import type { RemoteSchema } from './schema.remotes.ts'
import type { RetentionSchema } from './schema.retention.ts'
import type { SocietySchema } from './schema.societies.ts'
import type { StartSchema } from './schema.start.ts'
import type { ContentReportSchema } from './schema.content-reports.ts'
import type { WithdrawalSchema } from './schema.withdrawals.ts'

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
  private: Generated<boolean>
  hand_in_text: Generated<string>
  hand_in_url: Generated<string>
  created_at: CreatedAt
  search_text: Generated<string>
  updated_at: Instant | null
  updated_by: string | null
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
  /** One that is not in the list, in the person's own words; never beside `insurance_id`. */
  insurance_other_name: string | null
  insurance_other_private: Generated<boolean>
  insurance_number_encrypted: Buffer | null
  iban_encrypted: Buffer | null
  signature_encrypted: Buffer | null
  /** Unused since each society has its own account; kept for processes of the build before (migration 0790). */
  payout_holder: string | null
  /** Keyed hash of holder and IBAN a bank sent a payment back from, with its reason. */
  payout_returned_mark: string | null
  payout_returned_reason: string | null
  parent_name: Generated<string>
  parent_birth_date: string | null
  image_id: string | null
  society_id: string | null
  society_since: Instant | null
  created_at: CreatedAt
  updated_at: CreatedAt
  last_seen_at: Instant | null
  /** When an admin added them; null for who registered. */
  invited_at: Instant | null
  wants_reminders: Generated<boolean>
  reminded_at: Instant | null
  /** How many participations there are, and how many of them are finished; kept by triggers (migration 0505). */
  courses_begun: Generated<number>
  courses_finished: Generated<number>
  /** When they were warned that their account goes unless they come back. */
  expiry_warned_at: Instant | null
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

export type SettingsTable = {
  key: string
  value: JSONColumnType<object>
  updated_at: CreatedAt
  updated_by: string | null
}

export type ReminderRunsTable = {
  id: string
  at: Instant
  made_by: string | null
  /** Sent by the rule. */
  automatic: Generated<boolean>
  /** 0 where people were named. */
  inactive_days: number
  society_id: string | null
  course_id: string | null
  sent: number
}

export type RemindedPeopleTable = { run_id: string; user_id: string }

export type LegalTextsTable = {
  type: 'imprint' | 'privacy' | 'terms-of-use' | 'accessibility'
  title: string
  content: string
  version: number
  updated_at: CreatedAt
  updated_by: string | null
  /** The day from which it holds; null: since it was published. */
  valid_from: string | null
  asks_again: Generated<boolean>
}

/** Mails that are not sent. */
export type TemplatesOffTable = { key: string; updated_at: Instant; updated_by: string | null }

export type FaqEntriesTable = {
  id: string
  position: number
  category: Generated<string>
  question: string
  answer: string
  audience: Generated<'everyone' | 'members'>
  published: Generated<boolean>
  updated_at: CreatedAt
  updated_by: string | null
}

export type LegalDraftsTable = {
  type: string
  title: string
  content: string
  updated_at: CreatedAt
  updated_by: string | null
}

export type UiTextsTable = {
  key: string
  content: string
  original: string | null
  updated_at: CreatedAt
  updated_by: string | null
}

export type MailsTable = {
  id: string
  /** Whose mail it is, if they have an account. */
  user_id: string | null
  /** Whom it tells somebody else about. */
  about_user_id: string | null
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
  /** The row goes once the mail is sent or given up: whose it was has no account any more. */
  forget_once_sent: Generated<boolean>
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
  kind: 'terms-of-use' | 'privacy' | 'marketing' | 'parent'
  text_version: number | null
  /** The parent who agreed; null where the person did. */
  given_by: string | null
  given_at: Instant
  withdrawn_at: Instant | null
}

/** Every table. A module that adds one adds its line here and its numbered migration. */
export type Schema = SocietySchema &
  AccessSchema &
  AdminSchema &
  CareSchema &
  CourseSchema &
  RemoteSchema &
  ForumSchema &
  LandingSchema &
  LearningSchema &
  StartSchema &
  CalendarSchema &
  CertificationSchema &
  PlatformSchema &
  RetentionSchema &
  WithdrawalSchema &
  ContentReportSchema & {
    insurances: InsurancesTable
    users: UsersTable
    sessions: SessionsTable
    images: ImagesTable
    settings: SettingsTable
    reminder_runs: ReminderRunsTable
    reminded_people: RemindedPeopleTable
    legal_texts: LegalTextsTable
    legal_drafts: LegalDraftsTable
    ui_texts: UiTextsTable
    faq_entries: FaqEntriesTable
    mails: MailsTable
    templates: TemplatesTable
    template_versions: TemplatesTable
    templates_off: TemplatesOffTable
    codes: CodesTable
    consents: ConsentsTable
    certificates: CertificatesTable
    certificate_pictures: CertificatePicturesTable
  }
