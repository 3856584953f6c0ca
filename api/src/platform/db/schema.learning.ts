import type { Generated } from 'kysely'
import type { CreatedAt, Instant } from './columns.ts'
import type { QuizAttemptsTable } from './schema.quizzes.ts'

type ParticipationsTable = {
  id: string
  user_id: string
  course_id: string
  number: Generated<number>
  started_at: CreatedAt
  finished_at: Instant | null
  /** Of `attended_of`, when it was finished before every lecture was done; null where all of it was attended. */
  attended: Generated<number | null>
  attended_of: Generated<number | null>
  /** What it cost, as it was when it was finished; see `terms_kept_at`. */
  fee_cents: Generated<number | null>
  /** The society whose access granted the course then. */
  provider_society_id: Generated<string | null>
  /** When both were kept; null before it is finished, and where it was before they were kept at all. */
  terms_kept_at: Instant | null
}

/** The first and the last day of a pause. */
type CoursePausesTable = {
  participation_id: string
  from_day: string
  until_day: string
  created_at: CreatedAt
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

/** The tables of what people do in courses. */
export type LearningSchema = {
  participations: ParticipationsTable
  course_pauses: CoursePausesTable
  lecture_progress: LectureProgressTable
  quiz_attempts: QuizAttemptsTable
}
