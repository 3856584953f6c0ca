import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { auditSentence, type AuditEntry } from '../../../common/audit-sentence.ts'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { listGroupLog, type GroupDetail } from '../api/group.ts'

const columnsOf = (t: Translate): Column<AuditEntry>[] => [
  { key: 'what', header: t('auditLog.what'), cell: (entry) => auditSentence(t, entry) },
  { key: 'at', header: t('auditLog.when'), cell: ({ at }) => formatDateTime(at) },
  { key: 'reason', header: t('auditLog.reason'), cell: ({ reason }) => reason || '–' },
]

/** What admins did about a society. */
const GroupHistory = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const log = useQuery(listGroupLog(group.id, { limit: list.query.limit, offset: list.query.offset }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('groups.historyIntro')}
      </Typography>
      <DataTable
        label={t('groups.tabs.history')}
        columns={columns}
        list={list}
        query={log}
        failed={t('auditLog.failed')}
        rowKey={({ id }) => id}
        rowName={(entry) => auditSentence(t, entry)}
        empty={
          <EmptyState dense title={t('auditLog.emptyTitle')}>
            {t('auditLog.emptyBody')}
          </EmptyState>
        }
      />
    </>
  )
}

export default GroupHistory
