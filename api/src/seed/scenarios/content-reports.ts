import { searchText } from '@kursportal/shared/domain'
import type { CallBody, contentReportCalls } from '@kursportal/shared/contract'
import { findContent } from '../../modules/content-reports/find-content.ts'
import { findByEmail } from '../../modules/people/find-by-email.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

type Filed = CallBody<typeof contentReportCalls.fileContentReport>
type Decision = CallBody<typeof contentReportCalls.decideContentReport>
type SeedContentReport = Pick<Filed, 'reason' | 'explanation' | 'name' | 'email'> & {
  number: string
  path: string
  received_at: Date
  /** How an admin decided about it; open when left out. Nothing is taken away by it. */
  decided?: Decision & { at: Date; by: string }
}

/** Adds a report of content as it stands, without the mails about it; answers its id. */
export const addContentReport = async (
  context: Context,
  { decided, ...report }: SeedContentReport,
): Promise<string> => {
  const id = newId()
  const found = await findContent(context, report.path)
  await context.db
    .insertInto('content_reports')
    .values({
      id,
      ...report,
      user_id: (await findByEmail(context, report.email))?.id ?? null,
      kind: found.kind,
      content_id: found.id,
      title: found.title,
      content: found.text,
      author_id: found.author_id,
      search_text: searchText(report.number, report.name, report.email, report.path, report.explanation),
      ...(decided && {
        state: decided.state,
        ground: decided.ground,
        rule: decided.rule,
        decision: decided.reason,
        decided_at: decided.at,
        decided_by: decided.by,
      }),
    })
    .execute()
  return id
}
