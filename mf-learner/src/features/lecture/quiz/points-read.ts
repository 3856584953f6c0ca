import type { AttemptSummary } from '@kursportal/shared/contract'
import { formatNumber } from '@kursportal/shared/i18n'

/** What an attempt earned, of how much, and what it takes: right answers as long as each is worth one point. */
export const pointsRead = (
  attempt: AttemptSummary,
): { correct: string; total: number; required: number } => ({
  correct: formatNumber((attempt.in_points ? attempt.points : attempt.correct) ?? 0),
  total: attempt.max_points,
  required: attempt.required_correct,
})
