import type { CareContactKind, CareQuestionState } from '@kursportal/shared/contract'
import type { Generated } from 'kysely'
import type { Instant } from './columns.ts'

/** Live appointments (see schema.ts). */
export type AppointmentsTable = {
  id: string
  course_id: string
  title: string
  starts_at: Instant
  minutes: number
  link: string | null
  cancelled: Generated<boolean>
  revision: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export type CareQuestionsTable = {
  id: string
  course_id: string
  user_id: string
  video_id: string | null
  state: Generated<CareQuestionState>
  waiting_since: Instant | null
  due_on: string | null
  unread_by_learner: Generated<boolean>
  unread_by_leader: Generated<boolean>
  created_at: Instant
  last_message_at: Instant
}

export type CareMessagesTable = {
  id: string
  question_id: string
  by_leader: boolean
  author_id: string | null
  text: string
  minutes: Generated<number>
  created_at: Instant
}

export type CareContactsTable = {
  id: string
  course_id: string
  user_id: string
  kind: CareContactKind
  day: string
  minutes: number
  note: Generated<string>
  entered_by: string | null
  created_at: Instant
}

export type FormerCareTable = {
  id: string
  course_id: string
  started_on: string
  finished_on: string | null
  appointment_minutes: number
  contact_minutes: number
  answer_minutes: number
}

export type CareSchema = {
  appointments: AppointmentsTable
  appointment_attendance: { appointment_id: string; user_id: string }
  care_questions: CareQuestionsTable
  care_messages: CareMessagesTable
  care_contacts: CareContactsTable
  former_care: FormerCareTable
}
