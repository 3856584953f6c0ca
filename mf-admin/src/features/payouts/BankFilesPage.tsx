import { formatDateTime, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Link as RouterLink } from '@kursportal/shared/router'
import { Button, DownloadIcon, EmptyState, Link, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from './texts.ts'
import { bankFileAddress, listBankFiles, type BankFile } from './api/bank.ts'
import { listPayouts } from './api/payouts.ts'
import { MakeFile } from './components/MakeFile.tsx'

const columnsOf = (t: Translate): Column<BankFile>[] => [
  {
    key: 'made',
    header: t('payouts.fileMadeAt'),
    cell: ({ created_at }) => formatDateTime(created_at),
    text: ({ created_at }) => formatDateTime(created_at),
  },
  {
    key: 'name',
    header: t('payouts.fileName'),
    cell: ({ message_id }) => message_id,
    text: ({ message_id }) => message_id,
  },
  {
    key: 'by',
    header: t('payouts.fileBy'),
    cell: ({ created_by }) => created_by?.name ?? t('payouts.goneAccount'),
    text: ({ created_by }) => created_by?.name ?? '',
  },
  {
    key: 'payments',
    header: t('payouts.payments'),
    align: 'end',
    cell: ({ payments }) => formatNumber(payments),
    text: ({ payments }) => String(payments),
  },
  {
    key: 'total',
    header: t('payouts.total'),
    align: 'end',
    cell: ({ total }) => formatMoney(total),
    text: ({ total }) => formatMoney(total),
  },
  {
    key: 'download',
    header: t('payouts.file'),
    cell: ({ id, message_id }) => (
      <Link
        href={bankFileAddress(id)}
        download={`${message_id}.xml`}
        aria-label={t('payouts.downloadNamed', { name: message_id })}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
      >
        <DownloadIcon size={18} aria-hidden /> {t('payouts.download')}
      </Link>
    ),
  },
]

/** The files for the bank, made so far; each can be downloaded again as it was made. */
const BankFilesPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const { limit, offset } = list.query
  const files = useQuery(listBankFiles({ limit, offset }))
  const waiting = useQuery(listPayouts({ stage: 'booked', limit: 1 }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <PageFrame
      title={t('payouts.files')}
      intro={t('payouts.filesIntro')}
      breadcrumb={[{ label: t('payouts.title'), href: '/admin/payouts' }]}
      width="wide"
      actions={
        <>
          <Button variant="outlined" component={RouterLink} to="/admin/payouts/answers">
            {t('bankAnswers.title')}
          </Button>
          <MakeFile booked={waiting.data?.sums.booked} />
        </>
      }
    >
      <DataTable
        label={t('payouts.files')}
        columns={columns}
        list={list}
        query={files}
        failed={t('payouts.filesFailed')}
        rowKey={({ id }) => id}
        rowName={({ message_id }) => message_id}
        empty={
          <EmptyState dense title={t('payouts.noFiles')}>
            {t('payouts.noFilesBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default BankFilesPage
