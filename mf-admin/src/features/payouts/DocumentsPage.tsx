import { documentKind, documentState } from '@kursportal/shared/contract'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Link as RouterLink } from '@kursportal/shared/router'
import { Button, DownloadIcon, EmptyState, Link, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { documentAddress, listDocuments, readDocuments, type PayoutDocument } from './api/documents.ts'
import { documentYears } from './document-years.ts'
import { DocumentState } from './components/DocumentState.tsx'

const STATE = 'stand'
const KIND = 'art'
const YEAR = 'jahr'
const sortable = ['number', 'society', 'total'] as const

const moneyColumn = (t: Translate, key: 'tax' | 'total'): Column<PayoutDocument> => ({
  key,
  header: t(`documents.${key}`),
  align: 'end',
  cell: (document) => formatMoney(document[key]),
  text: (document) => formatMoney(document[key]),
})

const columnsOf = (t: Translate): Column<PayoutDocument>[] => [
  {
    key: 'number',
    header: t('documents.number'),
    cell: ({ number }) => number,
    text: ({ number }) => number,
  },
  {
    key: 'society',
    header: t('documents.society'),
    cell: ({ society }) => society.name,
    text: ({ society }) => society.name,
  },
  {
    key: 'kind',
    header: t('documents.kind'),
    cell: ({ kind }) => t(`documents.kinds.${kind}`),
    text: ({ kind }) => t(`documents.kinds.${kind}`),
  },
  {
    key: 'state',
    header: t('documents.state'),
    cell: ({ state }) => <DocumentState state={state} />,
    text: ({ state }) => t(`documents.states.${state}`),
  },
  {
    key: 'issued',
    header: t('documents.issuedAt'),
    cell: ({ issued_at }) => formatDay(issued_at),
    text: ({ issued_at }) => formatDay(issued_at),
  },
  moneyColumn(t, 'tax'),
  moneyColumn(t, 'total'),
  {
    key: 'file',
    header: t('documents.file'),
    cell: ({ id, number }) => (
      <Link
        href={documentAddress(id)}
        download={`${number}.pdf`}
        aria-label={t('documents.downloadNamed', { number })}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
      >
        <DownloadIcon size={18} aria-hidden /> {t('documents.download')}
      </Link>
    ),
  },
]

/** All documents of payouts, by number; each leads to its payout, where it is cancelled or decided. */
const DocumentsPage = (): ReactNode => {
  const t = useTexts()
  const [years] = useState(documentYears)
  const list = useListState({
    filters: { [STATE]: documentState.options, [KIND]: documentKind.options, [YEAR]: years },
    sortable,
  })
  const { filters, sort } = list.state
  const order = sortable.find((key) => key === sort?.key)
  const state = documentState.options.find((option) => option === filters[STATE])
  const kind = documentKind.options.find((option) => option === filters[KIND])
  const query = {
    ...list.query,
    ...(state && { state }),
    ...(kind && { kind }),
    ...(filters[YEAR] && { year: Number(filters[YEAR]) }),
    ...(order && { sort: order, ...(sort?.descending && { descending: 'true' }) }),
  }
  const documents = useQuery(listDocuments(query))
  const columns = useMemo(
    () => columnsOf(t).map((column) => ({ ...column, sortable: sortable.some((key) => key === column.key) })),
    [t],
  )
  return (
    <PageFrame
      title={t('documents.title')}
      intro={t('documents.intro')}
      breadcrumb={[{ label: t('payouts.title'), href: '/admin/payouts' }]}
      width="wide"
      actions={
        <>
          <Button variant="outlined" component={RouterLink} to="/admin/payouts/payees">
            {t('documents.payees.title')}
          </Button>
          <Button variant="outlined" component={RouterLink} to="/admin/payouts/issuer">
            {t('documents.issuer')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('documents.title')}
        columns={columns}
        list={list}
        query={documents}
        failed={t('documents.failed')}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ request_id }) => `/admin/payouts/${request_id}`}
        searchLabel={t('documents.search')}
        filters={[
          {
            key: STATE,
            label: t('documents.state'),
            options: documentState.options.map((value) => ({ value, label: t(`documents.states.${value}`) })),
          },
          {
            key: KIND,
            label: t('documents.kind'),
            options: documentKind.options.map((value) => ({ value, label: t(`documents.kinds.${value}`) })),
          },
          {
            key: YEAR,
            label: t('documents.year'),
            options: years.map((year) => ({ value: year, label: year })),
          },
        ]}
        csv={{ name: t('documents.title'), read: (page) => readDocuments({ ...query, ...page }) }}
        empty={
          <EmptyState dense title={t('documents.none')}>
            {t('documents.noneBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default DocumentsPage
