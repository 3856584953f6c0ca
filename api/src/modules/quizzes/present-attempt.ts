import type { AttemptQuestion, AttemptSummary, QuizAttempt } from '@kursportal/shared/contract'
import { isRightAnswer, rightAnswerOf } from '@kursportal/shared/domain'
import type { AttemptSnapshot } from '../../platform/db/schema.quizzes.ts'
import type { AttemptRow } from './quizzes.store.ts'

/** An attempt in the history. */
export const presentSummary = (attempt: AttemptRow): AttemptSummary => ({
  id: attempt.id,
  video_id: attempt.video_id,
  number: attempt.number,
  question_count: attempt.snapshot.questions.length,
  required_correct: attempt.snapshot.required_correct,
  started_at: attempt.started_at.toISOString(),
  submitted_at: attempt.submitted_at?.toISOString() ?? null,
  correct: attempt.correct,
  passed: attempt.passed,
})

type Question = AttemptSnapshot['questions'][number]

const choicesOf = (question: Question, shown: readonly string[]): AttemptQuestion['choices'] => {
  const parts = 'options' in question ? question.options : question.type === 'order' ? question.items : []
  return shown.flatMap((id) => {
    const part = parts.find((one) => one.id === id)
    return part ? [{ id, text: part.text }] : []
  })
}

/**
 * An attempt for whoever made it. Every field is named here, so that nothing of what is right leaves the server before
 * it is handed in (specification, Lectures).
 */
export const presentAttempt = (attempt: AttemptRow): QuizAttempt => ({
  ...presentSummary(attempt),
  questions: attempt.snapshot.questions.map((question) => {
    const given = attempt.answers[question.id]
    const answer = given?.answer ?? []
    return {
      id: question.id,
      type: question.type,
      question: question.question,
      choices: choicesOf(question, attempt.snapshot.shown[question.id] ?? []),
      answer,
      marked: given?.marked ?? false,
      result: attempt.submitted_at
        ? {
            correct: isRightAnswer(question, answer),
            right: rightAnswerOf(question),
            explanation: question.explanation,
          }
        : null,
    }
  }),
})
