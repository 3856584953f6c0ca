import type { ContentReportCase } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { findContent } from './find-content.ts'
import { presentContentReport } from './list-content-reports.ts'

/** A report, and what stood and stands at the address. @throws ApiError not_found */
export const readContentReport = async (
  context: Pick<Context, 'db' | 'config'>,
  id: string,
): Promise<ContentReportCase> => {
  const { db, config } = context
  const row = await db.selectFrom('content_reports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [row.author_id, row.decided_by])
    .execute()
  const author = people.find((person) => person.id === row.author_id)
  const admin = people.find((person) => person.id === row.decided_by)
  const entry = presentContentReport(row, config.publicUrl)
  const now = await findContent(context, row.path)
  return {
    ...entry,
    content: {
      ...entry.content,
      text: row.content,
      there: row.kind === 'page' || now.id === row.content_id,
      author: author ? { id: author.id, name: nameOrEmail(author) } : null,
    },
    ground: row.ground,
    rule: row.rule,
    decision: row.decision,
    decided_by: admin ? nameOrEmail(admin) : null,
  }
}
