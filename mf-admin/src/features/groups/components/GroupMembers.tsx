import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { listGroupMembers, readMembers, type GroupDetail, type GroupMember } from '../api/group.ts'

const tones: Record<GroupMember['state'], StatusTone> = {
  registered: 'neutral',
  started: 'info',
  finished: 'success',
}

const nameOf = ({ first_name: first, last_name: last }: GroupMember): string => `${first} ${last}`.trim()

const columnsOf = (t: Translate): Column<GroupMember>[] => [
  { key: 'name', header: t('groups.name'), cell: nameOf, text: nameOf },
  {
    key: 'joined',
    header: t('groups.joined'),
    cell: ({ joined_at: at }) => formatDay(at),
    text: ({ joined_at: at }) => formatDay(at),
  },
  {
    key: 'state',
    header: t('groups.state'),
    cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`groups.states.${state}`)}</StatusChip>,
    text: ({ state }) => t(`groups.states.${state}`),
  },
]

/** Who belongs to a society. */
const GroupMembers = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const members = useQuery(listGroupMembers(group.id, list.query))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      label={t('groups.members')}
      columns={columns}
      list={list}
      query={members}
      failed={t('groups.membersFailed')}
      rowKey={({ id }) => id}
      rowName={nameOf}
      rowHref={({ id }) => `/admin/members/${id}`}
      searchLabel={t('groups.searchMember')}
      csv={{
        name: t('groups.membersFile', { name: group.name }),
        read: (page) => readMembers(group.id, { ...page, search: list.state.search }),
      }}
      empty={
        <EmptyState dense title={t('groups.noMembers')}>
          {t('groups.noMembersBody')}
        </EmptyState>
      }
    />
  )
}

export default GroupMembers
