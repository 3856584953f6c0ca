import type { AccessSummary } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Button, EmptyState, PageFrame, PlusIcon, StatusChip } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts, type Translate } from './texts.ts'
import { listAccesses } from './api/read-accesses.ts'

const NewAccessDialog = lazy(() => import('./components/NewAccessDialog.tsx'))

const servedBy = (t: Translate, access: AccessSummary): string => {
  if (access.is_default) return t('accesses.everybody')
  if (access.societies === 0 && access.users === 0) return t('accesses.nobody')
  return access.for_societies
    ? t('accesses.societiesCount', { count: access.societies })
    : t('accesses.peopleCount', { count: access.users })
}

/** Whether its link still lets people in, and until when. */
const standingOf = (t: Translate, { open_until: until }: AccessSummary): ReactNode => {
  if (until === null) return t('accesses.standings.open')
  if (until < berlinDay(new Date()))
    return <StatusChip tone="neutral">{t('accesses.standings.over')}</StatusChip>
  return t('accesses.standings.until', { day: formatDay(until) })
}

const columnsOf = (t: Translate, ofAll: boolean): Column<AccessSummary>[] => [
  { key: 'name', header: t('accesses.name'), cell: (access) => access.name },
  {
    key: 'courses',
    header: t('accesses.courses.title'),
    cell: (access) =>
      access.courses.map(({ title }) => title || t('common.untitledCourse')).join(', ') ||
      t('accesses.noCourses'),
  },
  ...(ofAll
    ? [{ key: 'owner', header: t('accesses.owner'), cell: (access: AccessSummary) => access.owner.name }]
    : []),
  { key: 'serves', header: t('accesses.serves'), cell: (access) => servedBy(t, access) },
  { key: 'standing', header: t('accesses.standing'), cell: (access) => standingOf(t, access) },
  { key: 'created', header: t('accesses.created'), cell: (access) => formatDay(access.created_at) },
]

/** The accesses of a creator, for an admin those of everybody: which courses each opens, and for whom. */
const AccessesPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState()
  const ofAll = useSession()?.perms.admin === true
  const accesses = useQuery(
    listAccesses({ ...useDeferredValue(list.query), ...(ofAll && { all: 'true' as const }) }),
  )
  const columns = useMemo(() => columnsOf(t, ofAll), [t, ofAll])
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never')
  const startNew = (
    <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => setCreating('open')}>
      {t('accesses.new')}
    </Button>
  )
  const isEmpty = accesses.data?.total === 0 && list.state.search === ''
  return (
    <PageFrame
      title={t('accesses.title')}
      intro={t(ofAll ? 'accesses.introAll' : 'accesses.intro')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
      actions={isEmpty ? undefined : startNew}
      width="wide"
    >
      <DataTable
        label={t('accesses.title')}
        columns={columns}
        list={list}
        query={accesses}
        failed={t('accesses.loadFailed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.access(id)}
        searchLabel={t('accesses.search')}
        empty={
          <EmptyState motif="people" title={t('accesses.emptyTitle')} actions={startNew}>
            {t('accesses.emptyBody')}
          </EmptyState>
        }
      />
      {creating !== 'never' && (
        <Suspense>
          <NewAccessDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </PageFrame>
  )
}

export default AccessesPage
