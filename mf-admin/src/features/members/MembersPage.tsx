import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { listMembers } from './api/list-members.ts'
import { memberColumns, nameOf } from './components/member-columns.tsx'

const FILTER = 'wer'

/** Everybody who has an account, found by name, e-mail or city. */
const MembersPage = (): ReactNode => {
  const t = useTexts()
  const { state, change, limit, query } = useListState({ filters: [FILTER] })
  const members = useQuery(listMembers({ ...query, team: state.filters[FILTER] === 'team' }))
  const columns = useMemo(() => memberColumns(t), [t])
  return (
    <PageFrame title={t('members.title')} intro={t('members.intro')} width="wide">
      <DataTable
        label={t('members.title')}
        columns={columns}
        rows={members.data?.items}
        total={members.data?.total ?? 0}
        rowKey={(member) => member.id}
        rowName={nameOf}
        state={state}
        onStateChange={change}
        limit={limit}
        searchLabel={t('members.search')}
        filters={[
          { key: FILTER, label: t('members.people'), options: [{ value: 'team', label: t('members.team') }] },
        ]}
        loading={members.isFetching}
        failure={
          members.isLoadingError
            ? { title: t('members.failed'), error: members.error, onRetry: () => void members.refetch() }
            : undefined
        }
        empty={
          <EmptyState dense title={t('members.emptyTitle')}>
            {t('members.emptyBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default MembersPage
