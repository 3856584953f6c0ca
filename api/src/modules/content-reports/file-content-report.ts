import { contentReportReasons, reportedPath, searchText } from '@kursportal/shared/domain'
import type { CallBody, FiledContentReport, contentReportCalls } from '@kursportal/shared/contract'
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
import { findContent } from './find-content.ts'

/** So many receipts one e-mail gets in a day: nobody can be flooded with them. */
const RECEIPTS = { max: 3, windowSeconds: 24 * 60 * 60 }

/**
 * Takes a report of content as it stands now, sends the receipt (Regulation (EU) 2022/2065, article 16, paragraph 4),
 * and tells every admin.
 * @throws ApiError not_found while the setting `reports` is off; validation_failed for an address of somebody else
 */
export const fileContentReport = async (
  context: Context,
  { address, good_faith: _stated, ...said }: CallBody<typeof contentReportCalls.fileContentReport>,
): Promise<FiledContentReport> => {
  if (!(await readSettings(context)).reports) throw new ApiError('not_found')
  const { publicUrl } = context.config
  const path = reportedPath(address, publicUrl)
  if (path === undefined)
    throw new ApiError('validation_failed', [{ path: 'address', message: 'address_foreign' }])
  const found = await findContent(context, path)
  const number = `M-${randomLetters(8)}`
  const id = newId()
  const received_at = context.clock.now()
  const { name, email, reason, explanation } = said
  await context.db
    .insertInto('content_reports')
    .values({
      id,
      number,
      received_at,
      user_id: (await findByEmail(context, email))?.id ?? null,
      path,
      ...said,
      kind: found.kind,
      content_id: found.id,
      title: found.title,
      content: found.text,
      author_id: found.author_id,
      // The title of a topic may tell about the health of who began it: it goes with them, and words to search for do not.
      search_text: searchText(
        number,
        name,
        email,
        path,
        found.kind === 'post' ? '' : found.title,
        explanation,
      ),
    })
    .execute()
  const whole = `${publicUrl}${path}`
  const words = { number, address: whole, reason: contentReportReasons[reason] }
  const receipt_mailed = await mayMail(context, email)
  if (receipt_mailed)
    await sendTemplate(context, 'report-received', email, {
      ...words,
      name,
      explanation,
      received: germanMoment.format(received_at),
    })
  await sendToAdmins(context, 'report-arrived', { ...words, link: `${publicUrl}/admin/reports/${id}` })
  return { number, received_at: received_at.toISOString(), address: whole, ...said, receipt_mailed }
}

/** Nobody is kept from reporting because others wrote their address here: only the mail is left out. */
const mayMail = async (context: Context, email: string): Promise<boolean> => {
  if (email === '') return false
  const may = (await secondsToWait(context, 'content-report', email, RECEIPTS)) === 0
  await noteAttempt(context, 'content-report', email, RECEIPTS)
  return may
}
