import type { AttemptSummary, QuizAttempt } from '@kursportal/shared/contract'
import { askedQuestion, pointTermsOf } from '@kursportal/shared/domain'
import type { AttemptRow } from './quizzes.store.ts'

/** An attempt in the history. */
export const presentSummary = (attempt: AttemptRow): AttemptSummary => ({
  id: attempt.id,
  video_id: attempt.video_id,
  number: attempt.number,
  question_count: attempt.snapshot.questions.length,
  required_correct: attempt.snapshot.required_correct,
  ...pointTermsOf(attempt.snapshot.questions),
  started_at: attempt.started_at.toISOString(),
  submitted_at: attempt.submitted_at?.toISOString() ?? null,
  correct: attempt.correct,
  points: attempt.points,
  passed: attempt.passed,
})

/** An attempt for whoever made it; nothing of what is right leaves the server before it is handed in. */
export const presentAttempt = (attempt: AttemptRow): QuizAttempt => ({
  ...presentSummary(attempt),
  questions: attempt.snapshot.questions.map((question) =>
    askedQuestion(attempt.snapshot, question, attempt.answers[question.id], attempt.submitted_at !== null),
  ),
})
