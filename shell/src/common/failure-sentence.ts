import { failureText, isFailure } from '@kursportal/shared/client'
import { translate } from './texts.ts'

/** The German sentence for a call that failed; says how long to wait where the server knows. */
export const sentenceOf = (error: unknown): string => {
  if (!isFailure(error, 'too_many_requests') || !error.retryAfter) return failureText(error)
  return error.retryAfter < 90
    ? translate('account.waitSeconds', { count: error.retryAfter })
    : translate('account.waitMinutes', { count: Math.ceil(error.retryAfter / 60) })
}
