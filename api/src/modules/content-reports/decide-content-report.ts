import { excerptOf, contentReportDecisions } from '@kursportal/shared/domain'
import type { CallBody, ContentReportCase, contentReportCalls } from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { ContentReportsTable } from '../../platform/db/schema.content-reports.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { takeDownPost } from '../forum/take-down-post.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { withoutReporter } from './content-reports.personal.ts'
import { readContentReport } from './read-content-report.ts'

type Decision = CallBody<typeof contentReportCalls.decideContentReport>
type Report = Selectable<ContentReportsTable>

/**
 * Decides about a report, once. A post that is removed is taken away in the same step. Who reported is told with the
 * reasons, and whose content was touched as well, with what the law asks for (Regulation (EU) 2022/2065, articles 16 and
 * 17); who reported is not named to them.
 * @throws ApiError not_found, already_decided
 */
export const decideContentReport = async (
  context: ActorContext,
  id: string,
  decision: Decision,
): Promise<ContentReportCase> => {
  const { db, clock, actor } = context
  const report = await db
    .selectFrom('content_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!report) throw new ApiError('not_found')
  if (report.state !== 'open') throw new ApiError('already_decided')
  const { state, reason } = decision
  const { ground, rule } = state === 'kept' ? { ground: null, rule: '' } : decision
  if (state === 'removed' && report.kind === 'post' && report.content_id)
    await takeDownPost(context, report.content_id)
  await db
    .updateTable('content_reports')
    .set({ state, ground, rule, decision: reason, decided_at: clock.now(), decided_by: actor.user_id })
    .where('id', '=', id)
    .execute()
  await noteAdminAction(context, {
    action: 'report_decided',
    ...(report.author_id ? { userId: report.author_id } : {}),
    subject: report.number,
    reason,
    details: { before: { state: 'open' }, after: { state, ...(ground && { ground, rule }) } },
  })
  await tellReporter(context, report, decision)
  if (state !== 'kept') await tellAuthor(context, report, decision)
  if (report.forget_once_decided)
    await db.updateTable('content_reports').set(withoutReporter).where('id', '=', id).execute()
  return readContentReport(context, id)
}

const tellReporter = async (
  context: ActorContext,
  { number, name, email, path, forget_once_decided }: Report,
  { state, reason }: Decision,
): Promise<void> => {
  if (email === '') return
  const words = {
    number,
    name,
    address: `${context.config.publicUrl}${path}`,
    decision: contentReportDecisions[state].toReporter,
    reason,
  }
  await sendTemplate(context, 'report-decided', email, words, { forgetOnceSent: forget_once_decided })
}

const tellAuthor = async (
  context: ActorContext,
  { number, author_id, path, title, content }: Report,
  { state, ground, rule, reason }: Decision,
): Promise<void> => {
  const author = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', author_id)
    .executeTakeFirst()
  if (!author || state === 'kept') return
  await sendTemplate(context, 'report-affected', author.email, {
    first_name: author.first_name,
    number,
    address: `${context.config.publicUrl}${path}`,
    title,
    content: excerptOf(content, 300),
    decision: contentReportDecisions[state].toAuthor,
    ground: ground === 'law' ? 'gegen das Gesetz' : 'gegen unsere Nutzungsbedingungen',
    rule,
    reason,
  })
}
