import { fullName } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, EmptyState, MailIcon, StatusChip, type StatusTone } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../texts/index.ts'
import { listPeople, readPeople, type Member } from './api/society-people.ts'
import { Leaders } from './components/Leaders.tsx'
import { RemindButton } from './components/RemindButton.tsx'
import type { TabProps } from './tab-props.ts'

const InviteDialog = lazy(
  () => import(/* webpackChunkName: "sales-invite" */ './components/InviteDialog.tsx'),
)

const STATE = 'stand'
const states = ['registered', 'started', 'finished'] as const
const sortable = ['name', 'joined_at', 'state'] as const

const tones: Record<Member['state'], StatusTone> = {
  registered: 'neutral',
  started: 'info',
  finished: 'success',
}

const columnsOf = (t: Translate): Column<Member>[] => [
  {
    key: 'name',
    header: t('people.name'),
    sortable: true,
    cell: (member) => fullName(member) || t('people.nameless'),
    text: fullName,
  },
  {
    key: 'joined_at',
    header: t('people.since'),
    sortable: true,
    cell: ({ joined_at: at }) => formatDay(at),
    text: ({ joined_at: at }) => formatDay(at),
  },
  {
    key: 'state',
    header: t('people.state'),
    sortable: true,
    cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`people.states.${state}`)}</StatusChip>,
    text: ({ state }) => t(`people.states.${state}`),
  },
]

/** Who belongs to a society, since when and how far; never a course, nothing of health, no address. */
const PeopleTab = ({ figures: { society, members }, isOpen }: TabProps): ReactNode => {
  const t = useTexts()
  const [inviting, setInviting] = useState(false)
  const list = useListState({ filters: { [STATE]: states }, sortable })
  const order = sortable.find((key) => key === list.state.sort?.key)
  const state = list.state.filters[STATE]
  const wanted = {
    ...(state && { state }),
    ...(list.state.search && { search: list.state.search }),
    ...(order && { sort: order, ...(list.state.sort?.descending && { descending: 'true' }) }),
  }
  const people = useQuery(listPeople(society.id, { ...list.query, ...wanted }))
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        {isOpen && (
          <Button
            variant="contained"
            startIcon={<MailIcon size={20} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('invite.action')}
          </Button>
        )}
        {members > 0 && <RemindButton society={society} />}
      </Box>
      <DataTable
        label={t('people.label')}
        columns={columns}
        list={list}
        query={people}
        failed={t('people.failed')}
        rowKey={({ id }) => id}
        rowName={(member) => fullName(member) || t('people.nameless')}
        searchLabel={t('people.search')}
        filters={[
          {
            key: STATE,
            label: t('people.state'),
            options: states.map((value) => ({ value, label: t(`people.states.${value}`) })),
          },
        ]}
        csv={{
          name: t('people.file', { name: society.name }),
          read: (page) => readPeople(society.id, { ...page, ...wanted }),
        }}
        empty={
          <EmptyState
            dense
            motif="people"
            title={t('people.none')}
            actions={
              isOpen && (
                <Button variant="outlined" onClick={() => setInviting(true)}>
                  {t('invite.action')}
                </Button>
              )
            }
          >
            {t('people.noneBody')}
          </EmptyState>
        }
      />
      {society.is_community && (
        <Box sx={{ mt: 5 }}>
          <Leaders societyId={society.id} />
        </Box>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog society={society} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  )
}

export default PeopleTab
