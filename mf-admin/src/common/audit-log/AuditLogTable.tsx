import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { auditSentence, type AuditEntry } from '../audit-sentence.ts'
import { useTexts, type Translate } from './texts.ts'
import { auditChanges } from './audit-changes.ts'
import { AuditLine } from './AuditLine.tsx'
import { listAuditLog, readAuditLog } from './list-audit-log.ts'
import { logFilterOf, logFilters, logShape, useChosenAdmin } from './log-filter.ts'

/** The line in words for the file, with what was there before and after. */
const inWords = (t: Translate, entry: AuditEntry): string => {
  const changes = auditChanges(t, entry).map(({ label, before, after }) => `${label}: ${before} → ${after}`)
  return [auditSentence(entry), ...(changes.length > 0 ? [`(${changes.join('; ')})`] : [])].join(' ')
}

const columnsOf = (t: Translate): Column<AuditEntry>[] => [
  {
    key: 'what',
    header: t('auditLog.what'),
    cell: (entry) => <AuditLine entry={entry} />,
    text: (entry) => inWords(t, entry),
  },
  {
    key: 'at',
    header: t('auditLog.when'),
    cell: ({ at }) => formatDateTime(at),
    text: ({ at }) => at,
  },
  {
    key: 'reason',
    header: t('auditLog.reason'),
    cell: ({ reason }) =>
      reason ? <Box sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>{reason}</Box> : '–',
    text: ({ reason }) => reason,
  },
]

type Props = { userId?: string; societyId?: string }

/** The log: all of it, or what is about one person or one society. */
export const AuditLogTable = ({ userId, societyId }: Props): ReactNode => {
  const t = useTexts()
  const list = useListState(logShape)
  const { limit, offset } = list.query
  const narrowed = {
    ...logFilterOf(list.state),
    ...(userId && { 'user-id': userId }),
    ...(societyId && { 'society-id': societyId }),
  }
  const log = useQuery(listAuditLog({ limit, offset, ...narrowed }))
  const admin = useChosenAdmin(list.state)
  const columns = useMemo(() => columnsOf(t), [t])
  const filters = useMemo(() => logFilters(t, admin), [t, admin])
  return (
    <DataTable
      label={t('auditLog.title')}
      columns={columns}
      list={list}
      query={log}
      failed={t('auditLog.failed')}
      rowKey={({ id }) => id}
      rowName={(entry) => auditSentence(entry)}
      searchLabel={t('auditLog.search')}
      filters={filters}
      csv={{
        name: t('auditLog.title'),
        read: (page) => readAuditLog({ ...page, ...narrowed }),
      }}
      empty={
        <EmptyState dense title={t('auditLog.emptyTitle')}>
          {t('auditLog.emptyBody')}
        </EmptyState>
      }
    />
  )
}
