import { failureText, isFailure } from '@kursportal/shared/client'
import { translate } from './texts.ts'

/** Why something could not be written, and when it will be possible again. */
export const failureWords = (error: unknown): string => {
  if (isFailure(error, 'too_many_requests') && error.retryAfter)
    return translate('forum.write.tooFast', { minutes: Math.ceil(error.retryAfter / 60) })
  return failureText(error)
}
