import { nameOrEmail } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, PageFrame, PlusIcon, UploadIcon } from '@kursportal/shared/ui'
import { DataTable, useListState, useSelection } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { BulkActions, BulkReportDialog } from './bulk/BulkActions.tsx'
import { listMembers, readMembers } from './api/list-members.ts'
import { memberColumns } from './components/member-columns.tsx'
import {
  filterOf,
  filterWords,
  memberFilters,
  memberListShape,
  orderOf,
  useChosenNames,
} from './member-filter.ts'

const InviteDialog = lazy(() => import('./import/InviteDialog.tsx'))

/** Everybody who has an account, found by name, e-mail or city, narrowed and sorted. */
const MembersPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState(memberListShape)
  const chosen = useChosenNames(list.state)
  const wanted = { ...filterOf(list.state), ...orderOf(list.state) }
  const members = useQuery(listMembers({ ...list.query, ...wanted }))
  const selection = useSelection(list.state)
  const [done, setDone] = useState<ComponentProps<typeof BulkReportDialog>['done']>()
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(() => memberColumns(t), [t])
  const words = filterWords(t, list.state, chosen)
  return (
    <PageFrame
      title={t('members.title')}
      intro={t('members.intro')}
      width="wide"
      actions={
        <>
          <Button variant="outlined" href="/admin/members/import" startIcon={<UploadIcon size={20} />}>
            {t('memberImport.import')}
          </Button>
          <Button variant="contained" onClick={() => setAdding(true)} startIcon={<PlusIcon size={20} />}>
            {t('memberImport.add')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('members.title')}
        columns={columns}
        list={list}
        query={members}
        failed={t('members.failed')}
        rowKey={(member) => member.id}
        rowName={nameOrEmail}
        rowHref={({ id }) => `/admin/members/${id}`}
        rowActions={(member) => [
          { label: t('members.certificates'), href: `/admin/members/${member.id}/certificates` },
          { label: t('members.consents'), href: `/admin/members/${member.id}/consents` },
        ]}
        searchLabel={t('members.search')}
        filters={memberFilters(t, chosen)}
        summary={(_, total) =>
          words ? t('memberList.some', { words, total }) : t('memberList.all', { total })
        }
        selection={{
          selected: selection.selected,
          onChange: selection.onChange,
          all: selection.all,
          onAll: selection.onAll,
          actions: (
            <BulkActions
              target={
                selection.all ? { filter: filterOf(list.state) } : { user_ids: [...selection.selected] }
              }
              onDone={(report) => {
                setDone(report)
                selection.clear()
              }}
            />
          ),
        }}
        views="members"
        csv={{
          name: t('members.title'),
          read: (page, signal) => readMembers({ ...wanted, ...page }, signal),
        }}
        empty={
          <EmptyState dense title={t('members.emptyTitle')}>
            {t('members.emptyBody')}
          </EmptyState>
        }
      />
      {done && <BulkReportDialog done={done} onClose={() => setDone(undefined)} />}
      {isAdding && (
        <Suspense>
          <InviteDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </PageFrame>
  )
}

export default MembersPage
