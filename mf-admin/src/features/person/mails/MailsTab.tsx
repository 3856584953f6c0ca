import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, StatusChip, Typography, type StatusTone } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listMails, type PersonMail } from '../api/account.ts'
import type { Person } from '../api/person.ts'

const tones: Record<PersonMail['state'], StatusTone> = {
  queued: 'warning',
  sent: 'success',
  kept: 'neutral',
  failed: 'error',
}

const columnsOf = (t: Translate): Column<PersonMail>[] => [
  {
    key: 'title',
    header: t('personTabs.mails.what'),
    cell: ({ title }) => title || t('personTabs.mails.own'),
  },
  { key: 'at', header: t('personTabs.mails.at'), cell: ({ created_at: at }) => formatDateTime(at) },
  {
    key: 'state',
    header: t('personTabs.mails.state'),
    cell: ({ state, tries }) => (
      <>
        <StatusChip tone={tones[state]}>{t(`personTabs.mails.states.${state}`)}</StatusChip>
        {state === 'failed' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('personTabs.mails.tries', { count: tries })}
          </Typography>
        )}
      </>
    ),
  },
]

/** What was sent to somebody and whether it went; never what it says. */
const MailsTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const mails = useQuery(listMails(person.id, list.query))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('personTabs.mails.intro')}
      </Typography>
      <DataTable
        label={t('person.tabs.mails')}
        columns={columns}
        list={list}
        query={mails}
        failed={t('personTabs.mails.failed')}
        rowKey={({ id }) => id}
        rowName={({ title }) => title || t('personTabs.mails.own')}
        empty={
          <EmptyState dense title={t('personTabs.mails.emptyTitle')}>
            {t('personTabs.mails.emptyBody')}
          </EmptyState>
        }
      />
    </>
  )
}

export default MailsTab
