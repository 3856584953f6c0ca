import { formatDateTime, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, Section } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listRuns, type ReminderRun } from '../api/reminders.ts'

const byWhom = (t: Translate, { automatic, by }: ReminderRun): string =>
  automatic ? t('reminders.byRule') : (by ?? t('reminders.gone'))

const whom = (t: Translate, { inactive_days: days, course, society }: ReminderRun): string =>
  [
    days > 0 ? t('reminders.inactive', { count: days }) : t('reminders.named'),
    ...(course ? [course.name] : []),
    ...(society ? [society.name] : []),
  ].join(' · ')

const columnsOf = (t: Translate): Column<ReminderRun>[] => [
  { key: 'at', header: t('reminders.when'), cell: ({ at }) => formatDateTime(at) },
  { key: 'whom', header: t('reminders.whom'), cell: (run) => whom(t, run) },
  { key: 'by', header: t('reminders.by'), cell: (run) => byWhom(t, run) },
  { key: 'sent', header: t('reminders.sentCount'), cell: ({ sent }) => formatNumber(sent), align: 'end' },
  { key: 'back', header: t('reminders.back'), cell: ({ back }) => formatNumber(back), align: 'end' },
]

/** When people were reminded before, and how many came back. */
export const ReminderRuns = (): ReactNode => {
  const t = useTexts()
  const list = useListState()
  const { limit, offset } = list.query
  const runs = useQuery(listRuns({ limit, offset }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Section title={t('reminders.history')}>
      <DataTable
        label={t('reminders.historyList')}
        columns={columns}
        list={list}
        query={runs}
        failed={t('reminders.historyFailed')}
        rowKey={({ id }) => id}
        rowName={({ at }) => formatDateTime(at)}
        empty={
          <EmptyState dense title={t('reminders.none')}>
            {t('reminders.noneBody')}
          </EmptyState>
        }
      />
    </Section>
  )
}
