import type { QuizAnswer, QuizQuestion } from '@kursportal/shared/contract'
import type { Instant, Json, JsonDefault } from './columns.ts'

/** The questions of an attempt as they were when it began; `shown` is the order of choices by question id. */
export type AttemptSnapshot = {
  required_correct: number
  questions: (QuizQuestion & { id: string })[]
  shown: Record<string, string[]>
}

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
  passed: boolean | null
}
