import type { CallAnswer, CallBody, noticeCalls } from '@kursportal/shared/contract'
import { noteAttempt, secondsToWait } from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'
import { germanMoment } from '../../platform/german-moment.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { sendToAdmins } from '../templates/send-to-admins.ts'
import { readNotice } from './notices.store.ts'

/** So many receipts one e-mail gets in a day: nobody can be flooded with them. */
const RECEIPTS = { max: 3, windowSeconds: 24 * 60 * 60 }

/** Passes on what somebody says about a barrier, and mails them that it arrived. */
export const sendAccessibilityFeedback = async (
  context: Context,
  said: CallBody<typeof noticeCalls.sendAccessibilityFeedback>,
): Promise<CallAnswer<typeof noticeCalls.sendAccessibilityFeedback>> => {
  const received_at = context.clock.now()
  const receipt_mailed = (await secondsToWait(context, 'feedback', said.email, RECEIPTS)) === 0
  await noteAttempt(context, 'feedback', said.email, RECEIPTS)
  const words = { ...said, received: germanMoment.format(received_at) }
  const statement = await readNotice(context, 'accessibility_statement')
  if (statement) await sendTemplate(context, 'accessibility-feedback', statement.feedback_email, words)
  else await sendToAdmins(context, 'accessibility-feedback', words)
  if (receipt_mailed) await sendTemplate(context, 'accessibility-receipt', said.email, words)
  return { received_at: received_at.toISOString(), receipt_mailed }
}
