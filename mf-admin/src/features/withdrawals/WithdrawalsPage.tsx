import { withdrawalState } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listWithdrawals } from './api/withdrawals.ts'
import { withdrawalColumns } from './components/withdrawal-columns.tsx'

const FILTER = 'stand'
const states = withdrawalState.options

/** Contracts that people withdrew from: what waits, and what was decided. */
const WithdrawalsPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: { [FILTER]: states } })
  const withdrawals = useQuery(listWithdrawals({ ...list.query, state: list.state.filters[FILTER] }))
  const columns = useMemo(() => withdrawalColumns(t), [t])
  return (
    <PageFrame title={t('withdrawals.title')} intro={t('withdrawals.intro')} width="wide">
      <DataTable
        label={t('withdrawals.title')}
        columns={columns}
        list={list}
        query={withdrawals}
        failed={t('withdrawals.failed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/admin/withdrawals/${id}`}
        searchLabel={t('withdrawals.search')}
        filters={[
          {
            key: FILTER,
            label: t('withdrawals.stateHeader'),
            options: states.map((value) => ({ value, label: t(`withdrawals.state.${value}`) })),
          },
        ]}
        empty={
          <EmptyState dense title={t('withdrawals.emptyTitle')}>
            {t('withdrawals.emptyBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default WithdrawalsPage
