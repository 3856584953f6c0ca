import { mailState } from '@kursportal/shared/contract'
import { berlinDay, addDays } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, EmptyState, ListSkeleton, PageFrame, Settled } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listMails, readMailState, readTemplates, type MailsState } from './api/mails.ts'
import { DismissAll } from './components/DismissAll.tsx'
import { MailTabs } from './components/MailTabs.tsx'
import { mailColumns, mailTitle } from './components/mail-columns.tsx'
import { RetryAll } from './components/RetryAll.tsx'

const STATE = 'stand'
const TEMPLATE = 'vorlage'
const TIME = 'zeit'
const states = mailState.options
const days = { today: 0, week: 6, month: 29 }
const times = ['today', 'week', 'month'] as const

/** What is wrong with the outbox as a whole. */
const Troubles = ({ data }: { data: MailsState | undefined }): ReactNode => {
  const t = useTexts()
  if (!data || (data.server && data.failed === 0)) return null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {!data.server && <Alert severity="error">{t('mails.noServer')}</Alert>}
      {data.failed > 0 && (
        <Alert
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <DismissAll failed={data.failed} />
              <RetryAll failed={data.failed} />
            </Box>
          }
        >
          {t('mails.failedCount', { count: data.failed })}
        </Alert>
      )}
    </Box>
  )
}

/** The outbox: what became of every mail, why one has not arrived, and the way to send it once more. */
const MailsPage = (): ReactNode => {
  const t = useTexts()
  const standing = useQuery(readMailState())
  const list = useListState({ filters: [STATE, TEMPLATE, TIME] })
  const { filters } = list.state
  const [today] = useState(() => berlinDay(new Date()))
  const templates = useQuery(readTemplates())
  const all = templates.data?.items
  const titles = useMemo(() => new Map((all ?? []).map(({ key, title }) => [key as string, title])), [all])
  const { search: to, ...page } = list.query
  const time = times.find((known) => known === filters[TIME])
  const state = states.find((known) => known === filters[STATE])
  const key = all?.find((template) => template.key === filters[TEMPLATE])?.key
  const mails = useQuery(
    listMails({
      ...page,
      ...(to && { to }),
      ...(state && { state }),
      ...(key && { key }),
      ...(time && { from: addDays(today, -days[time]) }),
    }),
  )
  const columns = useMemo(() => mailColumns(t, titles), [t, titles])
  return (
    <PageFrame title={t('mails.title')} intro={t('mails.intro')} width="wide">
      <MailTabs />
      <Settled queries={[standing]} waiting={<ListSkeleton count={6} />}>
        <Troubles data={standing.data} />
        <DataTable
          label={t('mails.title')}
          columns={columns}
          list={list}
          query={mails}
          failed={t('mails.failed')}
          rowKey={({ id }) => id}
          rowName={(mail) => mailTitle(t, titles, mail)}
          rowHref={({ id }) => `/admin/mails/${id}`}
          searchLabel={t('mails.search')}
          filters={[
            {
              key: STATE,
              label: t('mails.stateHeader'),
              options: states.map((value) => ({ value, label: t(`mails.state.${value}`) })),
            },
            {
              key: TEMPLATE,
              label: t('mails.template'),
              options: [...titles].map(([value, label]) => ({ value, label })),
            },
            {
              key: TIME,
              label: t('mails.time'),
              options: times.map((value) => ({ value, label: t(`mails.since.${value}`) })),
            },
          ]}
          empty={
            <EmptyState dense title={t('mails.emptyTitle')}>
              {t('mails.emptyBody')}
            </EmptyState>
          }
        />
      </Settled>
    </PageFrame>
  )
}

export default MailsPage
