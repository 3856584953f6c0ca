import type { QuizAnswer } from '@kursportal/shared/contract'
import type { AttemptSnapshot } from '@kursportal/shared/domain'
import type { Instant, Json, JsonDefault } from './columns.ts'

/** What was answered, by question id. */
export type AttemptAnswers = Record<string, { answer: QuizAnswer; marked: boolean }>

/** The table of quiz attempts (see schema.ts). */
export type QuizAttemptsTable = {
  id: string
  participation_id: string
  video_id: string
  number: number
  snapshot: Json<AttemptSnapshot>
  answers: JsonDefault<AttemptAnswers>
  started_at: Instant
  submitted_at: Instant | null
  correct: number | null
  /** To two digits. */
  points: number | null
  /** How much of each answer was right, 0 to 1, by question id; surveys and attempts of before 0640 have none. */
  shares: Json<Record<string, number>> | null
  passed: boolean | null
}
