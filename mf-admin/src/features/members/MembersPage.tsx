import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { listMembers, MEMBERS_A_PAGE } from './api/list-members.ts'
import { ConfirmationsDialog } from './components/ConfirmationsDialog.tsx'
import { memberColumns, nameOf, type Member } from './components/member-columns.tsx'

const FILTER = 'wer'

/** Everybody who has an account, found by name, e-mail or city. */
const MembersPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: { [FILTER]: ['team'] } }, MEMBERS_A_PAGE)
  const members = useQuery(listMembers({ ...list.query, team: list.state.filters[FILTER] === 'team' }))
  const [chosen, setChosen] = useState<Member>()
  const columns = useMemo(() => memberColumns(t), [t])
  return (
    <PageFrame title={t('members.title')} intro={t('members.intro')} width="wide">
      <DataTable
        label={t('members.title')}
        columns={columns}
        list={list}
        query={members}
        failed={t('members.failed')}
        rowKey={(member) => member.id}
        rowName={nameOf}
        rowHref={({ id }) => `/admin/members/${id}`}
        rowActions={(member) => [{ label: t('members.confirmations'), onPress: () => setChosen(member) }]}
        searchLabel={t('members.search')}
        filters={[
          { key: FILTER, label: t('members.people'), options: [{ value: 'team', label: t('members.team') }] },
        ]}
        empty={
          <EmptyState dense title={t('members.emptyTitle')}>
            {t('members.emptyBody')}
          </EmptyState>
        }
      />
      {chosen && <ConfirmationsDialog member={chosen} onClose={() => setChosen(undefined)} />}
    </PageFrame>
  )
}

export default MembersPage
