import { salesRemarkKind } from '@kursportal/shared/contract'
import { formatDateTime, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { listRemarks, type Remark } from './api/sales.ts'
import { RemarkDialog } from './components/RemarkDialog.tsx'
import { shownYears, YEAR } from './sales-years.ts'

const KIND = 'art'
const kinds = salesRemarkKind.options

const columnsOf = (t: Translate): Column<Remark>[] => [
  { key: 'name', header: t('sales.name'), cell: ({ society }) => society.name },
  {
    key: 'what',
    header: t('sales.what'),
    cell: ({ kind, person, count }) =>
      t(`sales.remark.${kind}`, { name: person?.name ?? t('sales.gone'), count }),
  },
  { key: 'at', header: t('sales.at'), cell: ({ at }) => formatDateTime(at) },
  {
    key: 'amount',
    header: t('sales.amount'),
    align: 'end',
    cell: ({ amount, transaction_id }) => (transaction_id ? formatMoney(amount) : '–'),
  },
]

type Choice = { remark: Remark; way: 'fine' | 'back' }

/** What looks odd about recommending, in whichever year; the money of an odd finish waits until somebody decides. */
const RemarksPage = (): ReactNode => {
  const t = useTexts()
  const years = useMemo(() => shownYears(), [])
  const list = useListState({ filters: { [YEAR]: years, [KIND]: kinds } })
  const { filters } = list.state
  const { limit, offset } = list.query
  const remarks = useQuery(
    listRemarks({
      limit,
      offset,
      ...(filters[YEAR] && { year: Number(filters[YEAR]) }),
      ...(filters[KIND] && { kind: filters[KIND] }),
    }),
  )
  const [choice, setChoice] = useState<Choice>()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <PageFrame
      title={t('sales.remarks')}
      intro={t('sales.remarksIntro')}
      breadcrumb={[{ label: t('sales.title'), href: '/admin/sales' }]}
      width="wide"
    >
      <DataTable
        label={t('sales.remarks')}
        columns={columns}
        list={list}
        query={remarks}
        failed={t('sales.remarksFailed')}
        rowKey={({ key }) => key}
        rowName={({ society }) => society.name}
        rowHref={({ society }) => `/admin/sales/${society.id}`}
        rowActions={(remark) => [
          { label: t('sales.fine'), onPress: () => setChoice({ remark, way: 'fine' }) },
          ...(remark.transaction_id
            ? [{ label: t('sales.takeBack'), onPress: () => setChoice({ remark, way: 'back' }) }]
            : []),
        ]}
        filters={[
          {
            key: YEAR,
            label: t('sales.year'),
            options: years.map((value) => ({ value, label: value })),
          },
          {
            key: KIND,
            label: t('sales.what'),
            options: kinds.map((value) => ({ value, label: t(`sales.remarkKind.${value}`) })),
          },
        ]}
        empty={
          <EmptyState dense title={t('sales.noRemarks')}>
            {t('sales.noRemarksBody')}
          </EmptyState>
        }
      />
      {choice && <RemarkDialog {...choice} onClose={() => setChoice(undefined)} />}
    </PageFrame>
  )
}

export default RemarksPage
