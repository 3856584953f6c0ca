import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, LabelledSelect, PageFrame, Typography } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { listPayeeYears, readPayeeYears, type PayeeYear } from './api/documents.ts'
import { documentYears } from './document-years.ts'

const YEAR = 'jahr'

const nameOf = ({ payee, societies }: PayeeYear): string => payee?.name ?? societies.join(', ')
const addressOf = ({ payee }: PayeeYear): string =>
  payee ? [payee.street, `${payee.zip} ${payee.city}`, payee.country].join(', ') : ''
const numberOf = (t: Translate, { payee }: PayeeYear): string =>
  [payee?.tax_number, payee?.vat_id && t('documents.payees.vatId', { number: payee.vat_id })]
    .filter(Boolean)
    .join(', ')

const moneyColumn = (t: Translate, key: 'net' | 'tax' | 'total'): Column<PayeeYear> => ({
  key,
  header: t(`documents.${key}`),
  align: 'end',
  cell: (line) => formatMoney(line[key]),
  text: (line) => formatMoney(line[key]),
})

const columnsOf = (t: Translate): Column<PayeeYear>[] => [
  { key: 'name', header: t('documents.payees.payee'), cell: nameOf, text: nameOf },
  moneyColumn(t, 'net'),
  moneyColumn(t, 'tax'),
  moneyColumn(t, 'total'),
  { key: 'address', header: t('documents.payees.address'), cell: addressOf, text: addressOf },
  {
    key: 'status',
    header: t('documents.payees.status'),
    cell: (line) => (
      <>
        {t(`documents.statuses.${line.status}`)}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {t(`documents.payees.treatments.${line.treatment}`)}
        </Typography>
      </>
    ),
    text: ({ status, treatment }) =>
      `${t(`documents.statuses.${status}`)}, ${t(`documents.payees.treatments.${treatment}`)}`,
  },
  {
    key: 'number',
    header: t('documents.payees.number'),
    cell: (line) => numberOf(t, line) || '–',
    text: (line) => numberOf(t, line),
  },
  {
    key: 'societies',
    header: t('documents.society'),
    cell: ({ societies }) => societies.join(', '),
    text: ({ societies }) => societies.join(', '),
  },
  {
    key: 'documents',
    header: t('documents.title'),
    align: 'end',
    cell: ({ documents }) => formatNumber(documents),
    text: ({ documents }) => String(documents),
  },
]

/** What was settled with each payee in a year: what a tax adviser asks for. */
const PayeesPage = (): ReactNode => {
  const t = useTexts()
  const [years] = useState(documentYears)
  const list = useListState({ filters: { [YEAR]: years } })
  const year = list.state.filters[YEAR] ?? years[0] ?? ''
  const query = { ...list.query, year: Number(year) }
  const payees = useQuery(listPayeeYears(query))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <PageFrame
      title={t('documents.payees.title')}
      intro={t('documents.payees.intro')}
      breadcrumb={[
        { label: t('payouts.title'), href: '/admin/payouts' },
        { label: t('documents.title'), href: '/admin/payouts/documents' },
      ]}
      width="wide"
      actions={
        <LabelledSelect
          label={t('documents.payees.year')}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(next) => list.change({ ...list.state, filters: { [YEAR]: next }, page: 0 })}
        />
      }
    >
      <DataTable
        label={t('documents.payees.title')}
        columns={columns}
        list={{
          ...list,
          // The year is chosen above; a search that finds nothing is put back without leaving it.
          state: { ...list.state, filters: {} },
          change: (next) => list.change({ ...next, filters: { ...next.filters, [YEAR]: year } }),
        }}
        query={payees}
        failed={t('documents.payees.failed')}
        rowKey={({ id }) => id}
        rowName={nameOf}
        searchLabel={t('documents.payees.search')}
        csv={{
          name: t('documents.payees.file', { year }),
          read: (page) => readPayeeYears({ ...query, ...page }),
        }}
        empty={
          <EmptyState dense title={t('documents.payees.none', { year })}>
            {t('documents.payees.noneBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default PayeesPage
