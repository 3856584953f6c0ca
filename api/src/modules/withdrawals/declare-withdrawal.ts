import { searchText } from '@kursportal/shared/domain'
import type { CallAnswer, CallBody, withdrawalCalls } from '@kursportal/shared/contract'
import { noteAttempt, secondsToWait } from '../../platform/auth/attempts.ts'
import { randomLetters } from '../../platform/random-letters.ts'
import type { Context } from '../../platform/context.ts'
import { germanMoment } from '../../platform/german-moment.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { newId } from '../../platform/ids.ts'
import { findByEmail } from '../people/find-by-email.ts'
import { readSettings } from '../settings/read-settings.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { sendToAdmins } from '../templates/send-to-admins.ts'

/** So many receipts one e-mail gets in a day: nobody can be flooded with them. */
const RECEIPTS = { max: 3, windowSeconds: 24 * 60 * 60 }

/**
 * Takes a withdrawal, sends the receipt with its content, day and time (BGB, section 356a), and tells every admin.
 * @throws ApiError not_found while the setting `withdrawals` is off
 */
export const declareWithdrawal = async (
  context: Context,
  { name, email, contract, note }: CallBody<typeof withdrawalCalls.declareWithdrawal>,
): Promise<CallAnswer<typeof withdrawalCalls.declareWithdrawal>> => {
  if (!(await readSettings(context)).withdrawals) throw new ApiError('not_found')
  // Nobody is kept from withdrawing because others wrote their address here: only the mail is left out.
  const receipt_mailed = (await secondsToWait(context, 'withdrawal', email, RECEIPTS)) === 0
  await noteAttempt(context, 'withdrawal', email, RECEIPTS)
  const id = newId()
  const number = `W-${randomLetters(8)}`
  const received = context.clock.now()
  const user_id = (await findByEmail(context, email))?.id ?? null
  await context.db
    .insertInto('withdrawals')
    .values({
      id,
      number,
      received_at: received,
      user_id,
      name,
      email,
      contract,
      note,
      search_text: searchText(number, name, email, contract),
    })
    .execute()
  if (receipt_mailed)
    await sendTemplate(context, 'withdrawal-received', email, {
      number,
      name,
      email,
      contract,
      note,
      received: germanMoment.format(received),
    })
  const link = `${context.config.publicUrl}/admin/withdrawals/${id}`
  await sendToAdmins(context, 'withdrawal-arrived', { name, contract, link }, { aboutUserId: user_id })
  return { number, received_at: received.toISOString(), name, email, contract, note, receipt_mailed }
}
