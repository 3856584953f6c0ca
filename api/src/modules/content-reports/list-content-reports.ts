import type {
  CallAnswer,
  CallQuery,
  ContentReportEntry,
  contentReportCalls,
} from '@kursportal/shared/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import type { ContentReportsTable } from '../../platform/db/schema.content-reports.ts'
import { matchesWords } from '../../platform/db/search.ts'

/** Reports for admins: open ones longest waiting first, then decided ones, newest first. */
export const listContentReports = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  query: CallQuery<typeof contentReportCalls.listContentReports>,
): Promise<CallAnswer<typeof contentReportCalls.listContentReports>> => {
  let matching = db
    .selectFrom('content_reports')
    .where((eb) => eb.and(matchesWords('search_text', query.search)))
  if (query.state === 'decided') matching = matching.where('state', '<>', 'open')
  else if (query.state) matching = matching.where('state', '=', query.state)
  const { rows, total } = await pageOf(
    matching
      .selectAll()
      .orderBy('decided_at', (by) => by.desc().nullsFirst())
      .orderBy('received_at')
      .orderBy('id'),
    matching,
    query,
  )
  return { items: rows.map((row) => presentContentReport(row, config.publicUrl)), total }
}

/** A report as admins see it in the list. */
export const presentContentReport = (
  row: Selectable<ContentReportsTable>,
  publicUrl: string,
): ContentReportEntry => ({
  id: row.id,
  number: row.number,
  received_at: row.received_at.toISOString(),
  address: `${publicUrl}${row.path}`,
  reason: row.reason,
  explanation: row.explanation,
  name: row.name,
  email: row.email,
  content: { kind: row.kind, title: row.title, path: row.path },
  state: row.state,
  decided_at: row.decided_at?.toISOString() ?? null,
})
