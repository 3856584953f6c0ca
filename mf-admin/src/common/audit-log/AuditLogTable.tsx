import { auditKind } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { auditSentence, type AuditEntry } from '../audit-sentence.ts'
import { useTexts, type Translate } from '../../texts/index.ts'
import { listAuditLog, readAuditLog } from './list-audit-log.ts'

const FILTER = 'art'
const kinds = auditKind.options

const columnsOf = (t: Translate): Column<AuditEntry>[] => [
  {
    key: 'what',
    header: t('auditLog.what'),
    cell: (entry) => auditSentence(t, entry),
    text: (entry) => auditSentence(t, entry),
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
    cell: ({ reason }) => reason || '–',
    text: ({ reason }) => reason,
  },
]

type Props = { userId?: string; societyId?: string }

/** The log: all of it, or what is about one person or one society. */
export const AuditLogTable = ({ userId, societyId }: Props): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: { [FILTER]: kinds } })
  const { limit, offset } = list.query
  const narrowed = { userId, societyId, kind: list.state.filters[FILTER] }
  const log = useQuery(listAuditLog({ limit, offset, ...narrowed }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      label={t('auditLog.title')}
      columns={columns}
      list={list}
      query={log}
      failed={t('auditLog.failed')}
      rowKey={({ id }) => id}
      rowName={(entry) => auditSentence(t, entry)}
      filters={[
        {
          key: FILTER,
          label: t('auditLog.kind'),
          options: kinds.map((value) => ({ value, label: t(`auditLog.kinds.${value}`) })),
        },
      ]}
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
