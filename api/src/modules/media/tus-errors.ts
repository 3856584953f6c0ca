import { statusOf } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { messageOf } from '../../platform/errors.ts'
import { isUnavailable } from '../../platform/unavailable.ts'

/** A refusal in the way the tus server wants it. */
export type TusRefusal = { status_code: number; body: string }

/** A refusal with some words. */
export const refusal = (status_code: number, body: string): TusRefusal => ({ status_code, body: `${body}\n` })

/**
 * What an upload answers to an error; nothing where it is a refusal already. The log has the reason, the answer has none,
 * as with other calls. Who sends may break off at any time, which says nothing.
 * @param left whether who sends is gone
 */
export const answerTusError = (
  { log }: Pick<Services, 'log'>,
  error: Error | TusRefusal,
  left: boolean,
): TusRefusal | undefined => {
  if (!(error instanceof Error)) return undefined
  // The client goes on by itself when it is told so.
  if (isUnavailable(error)) {
    if (!left) log.warn({ reason: messageOf(error) }, 'an upload waits')
    return refusal(statusOf('unavailable'), 'Service Unavailable')
  }
  if (!left) log.error({ err: error }, 'unforeseen error of an upload')
  return refusal(statusOf('internal_error'), 'Internal Server Error')
}
