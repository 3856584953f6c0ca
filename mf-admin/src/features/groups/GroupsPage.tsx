import { TIERS } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, LabelledSelect, PageFrame, PlusIcon, RetryIcon } from '@kursportal/shared/ui'
import { DataTable, useListState, useSelection } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listGroups, readGroups } from './api/groups.ts'
import { GroupBulk } from './bulk/GroupBulk.tsx'
import { groupColumns } from './components/group-columns.tsx'
import { NewGroupDialog } from './components/NewGroupDialog.tsx'
import { SyncDialog } from './components/SyncDialog.tsx'
import { groupPath } from './group-paths.ts'
import { useYear } from '../../common/useYear.ts'

const KIND = 'art'
const TIER = 'stufe'
const ONLY = 'nur'
const kinds = ['verein', 'gruppe'] as const
const only = ['ohne-inhaber', 'niemandes-guthaben', 'ohne-konto', 'guthaben', 'ohne-abschluss'] as const
const sortable = [
  'name',
  'admins',
  'members',
  'finishes',
  'tier',
  'available',
  'requested',
  'created_at',
] as const

const isSortable = (key: string): key is (typeof sortable)[number] => sortable.some((one) => one === key)

/** What the filters and the order of the list say to the call. */
const useGroupQuery = () => {
  const list = useListState({ filters: { [KIND]: kinds, [TIER]: TIERS, [ONLY]: only }, sortable })
  const { year, choose } = useYear()
  const { filters, sort } = list.state
  const query = {
    ...(filters[KIND] && {
      isCommunity: filters[KIND] === 'verein' ? ('true' as const) : ('false' as const),
    }),
    ...(filters[TIER] && { tier: filters[TIER] }),
    ...(filters[ONLY] === 'ohne-inhaber' && { without_owner: 'true' as const }),
    ...(filters[ONLY] === 'niemandes-guthaben' && {
      without_owner: 'true' as const,
      with_balance: 'true' as const,
    }),
    ...(filters[ONLY] === 'ohne-konto' && {
      without_account: 'true' as const,
      with_balance: 'true' as const,
    }),
    ...(filters[ONLY] === 'guthaben' && { with_balance: 'true' as const }),
    ...(filters[ONLY] === 'ohne-abschluss' && { without_finish: 'true' as const }),
    ...(year !== undefined && { year }),
    ...(sort &&
      isSortable(sort.key) && {
        sort: sort.descending ? (`-${sort.key}` as const) : sort.key,
      }),
    ...(list.query.search && { search: list.query.search }),
  }
  return { list, query, choose }
}

/** The clubs and the own groups of people who recommend: who leads them and what they bring (specification, Societies). */
const GroupsPage = (): ReactNode => {
  const t = useTexts()
  const { list, query, choose } = useGroupQuery()
  const groups = useQuery(listGroups({ ...query, limit: list.query.limit, offset: list.query.offset }))
  const years = groups.data?.years ?? []
  const year = query.year ?? years[0]
  const [open, setOpen] = useState<'new' | 'sync'>()
  const selection = useSelection(list.state)
  const columns = useMemo(() => groupColumns(t, year), [t, year])
  return (
    <PageFrame
      title={t('groups.title')}
      intro={t('groups.intro')}
      width="wide"
      actions={
        <>
          {years.length > 1 && (
            <LabelledSelect
              label={t('groups.year')}
              value={year ?? 0}
              options={years.map((one) => ({ value: one, label: String(one) }))}
              onChange={choose}
            />
          )}
          <Button
            variant="outlined"
            startIcon={<RetryIcon size={20} aria-hidden />}
            onClick={() => setOpen('sync')}
          >
            {t('groups.sync')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PlusIcon size={20} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            {t('groups.add')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('groups.title')}
        columns={columns}
        list={list}
        query={groups}
        failed={t('groups.failed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => groupPath(id)}
        searchLabel={t('groups.search')}
        selection={{
          selected: selection.selected,
          onChange: selection.onChange,
          actions: <GroupBulk ids={[...selection.selected]} onDone={selection.clear} />,
        }}
        filters={[
          {
            key: KIND,
            label: t('groups.kind'),
            options: [
              { value: 'verein', label: t('groups.community') },
              { value: 'gruppe', label: t('groups.own') },
            ],
          },
          {
            key: TIER,
            label: t('groups.tier'),
            options: TIERS.map((value) => ({ value, label: t(`tiers.${value}`) })),
          },
          {
            key: ONLY,
            label: t('groups.only'),
            options: [
              { value: 'ohne-inhaber', label: t('groups.withoutOwner') },
              { value: 'niemandes-guthaben', label: t('groups.balanceWithoutOwner') },
              { value: 'ohne-konto', label: t('groups.withoutAccount') },
              { value: 'guthaben', label: t('groups.withBalance') },
              { value: 'ohne-abschluss', label: t('groups.withoutFinish', { year: year ?? '' }) },
            ],
          },
        ]}
        csv={{
          name: t('groups.fileName', { year: year ?? '' }),
          read: (page) => readGroups({ ...query, limit: page.limit, offset: page.offset }),
        }}
        empty={
          <EmptyState dense title={t('groups.emptyTitle')}>
            {t('groups.emptyBody')}
          </EmptyState>
        }
      />
      {open === 'new' && <NewGroupDialog onClose={() => setOpen(undefined)} />}
      {open === 'sync' && <SyncDialog onClose={() => setOpen(undefined)} />}
    </PageFrame>
  )
}

export default GroupsPage
