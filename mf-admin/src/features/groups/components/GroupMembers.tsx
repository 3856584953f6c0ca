import { fullName } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, EmptyState, PlusIcon, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import { DataTable, useListState, useSelection, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listGroupMembers, readMembers, type GroupDetail, type GroupMember } from '../api/group.ts'
import { MoveMembersDialog, type MoveKind } from './MoveMembersDialog.tsx'

const tones: Record<GroupMember['state'], StatusTone> = {
  registered: 'neutral',
  started: 'info',
  finished: 'success',
}

const columnsOf = (t: Translate): Column<GroupMember>[] => [
  { key: 'name', header: t('groups.name'), cell: fullName, text: fullName },
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

type Asked = { kind: MoveKind; userIds: readonly string[]; name?: string }

/** Who belongs to a society; the administration brings people in, moves them to another one, and takes them out. */
const GroupMembers = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const members = useQuery(listGroupMembers(group.id, list.query))
  const columns = useMemo(() => columnsOf(t), [t])
  const selection = useSelection(list.state)
  const [asked, setAsked] = useState<Asked>()
  const mayMove = group.abilities.edit
  const many = (kind: MoveKind) => setAsked({ kind, userIds: [...selection.selected] })
  return (
    <>
      {mayMove && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
          <Button
            variant="contained"
            startIcon={<PlusIcon size={20} aria-hidden />}
            onClick={() => setAsked({ kind: 'here', userIds: [] })}
          >
            {t('groups.moveMembers.here.open')}
          </Button>
        </Box>
      )}
      <DataTable<GroupMember>
        label={t('groups.members')}
        columns={columns}
        list={list}
        query={members}
        failed={t('groups.membersFailed')}
        rowKey={({ id }) => id}
        rowName={fullName}
        rowHref={({ id }) => `/admin/members/${id}`}
        searchLabel={t('groups.searchMember')}
        {...(mayMove && {
          rowActions: (person) => [
            {
              label: t('groups.moveMembers.away.open'),
              onPress: () => setAsked({ kind: 'away', userIds: [person.id], name: fullName(person) }),
            },
            {
              label: t('groups.moveMembers.out.open'),
              destructive: true,
              onPress: () => setAsked({ kind: 'out', userIds: [person.id], name: fullName(person) }),
            },
          ],
          selection: {
            selected: selection.selected,
            onChange: selection.onChange,
            actions: (
              <>
                <Button size="small" variant="outlined" onClick={() => many('away')}>
                  {t('groups.moveMembers.away.open')}
                </Button>
                <Button size="small" variant="outlined" color="error" onClick={() => many('out')}>
                  {t('groups.moveMembers.out.open')}
                </Button>
              </>
            ),
          },
        })}
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
      {asked && (
        <MoveMembersDialog
          group={group}
          {...asked}
          onDone={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export default GroupMembers
