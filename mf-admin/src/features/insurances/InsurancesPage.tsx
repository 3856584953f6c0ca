import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, PageFrame, PlusIcon } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { listInsurances, type Insurance } from './api/insurances.ts'
import { InsuranceDialog } from './components/InsuranceDialog.tsx'
import { insuranceColumns } from './components/insurance-columns.tsx'

/** The health insurances people choose from, and how certificates are handed in to each (specification, section 8). */
const InsurancesPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const insurances = useQuery(listInsurances(list.query))
  const [open, setOpen] = useState<Insurance | 'new'>()
  const columns = useMemo(() => insuranceColumns(t, setOpen), [t])
  return (
    <PageFrame
      title={t('insurances.title')}
      intro={t('insurances.intro')}
      width="wide"
      actions={
        <Button
          variant="contained"
          startIcon={<PlusIcon size={20} aria-hidden />}
          onClick={() => setOpen('new')}
        >
          {t('insurances.add')}
        </Button>
      }
    >
      <DataTable
        label={t('insurances.title')}
        columns={columns}
        list={list}
        query={insurances}
        failed={t('insurances.failed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel={t('insurances.search')}
        empty={
          <EmptyState dense title={t('insurances.emptyTitle')}>
            {t('insurances.emptyBody')}
          </EmptyState>
        }
      />
      {open && (
        <InsuranceDialog insurance={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </PageFrame>
  )
}

export default InsurancesPage
