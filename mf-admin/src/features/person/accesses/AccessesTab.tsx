import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, ConfirmDialog, EmptyState, PlusIcon, toast } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listPersonAccesses, useTakeAccess, type PersonAccess } from '../api/accesses.ts'
import type { Person } from '../api/person.ts'
import { GiveAccessDialog } from './GiveAccessDialog.tsx'

/** Every way somebody has an access by. */
const waysOf = (t: Translate, { default: isDefault, society, given_at }: PersonAccess): string =>
  [
    isDefault && t('personTabs.accesses.everybody'),
    society !== null && t('personTabs.accesses.society', { name: society }),
    given_at !== null && t('personTabs.accesses.given', { day: formatDay(given_at) }),
  ]
    .filter(Boolean)
    .join(' · ')

const columnsOf = (t: Translate): Column<PersonAccess>[] => [
  { key: 'name', header: t('personTabs.accesses.name'), cell: ({ name }) => name },
  { key: 'from', header: t('personTabs.accesses.from'), cell: (access) => waysOf(t, access) },
  {
    key: 'courses',
    header: t('personTabs.accesses.courses'),
    cell: ({ courses, withdrawn }) =>
      withdrawn > 0 ? t('personTabs.accesses.withdrawn', { courses, count: withdrawn }) : courses,
    align: 'end',
  },
  { key: 'owner', header: t('personTabs.accesses.owner'), cell: ({ owner }) => owner.name, wideOnly: true },
]

/** What somebody may take courses by, and from where; one is given and taken here. */
const AccessesTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const accesses = useQuery(listPersonAccesses(person.id, list.query))
  const take = useTakeAccess(person.id)
  const [giving, setGiving] = useState(false)
  const [taken, setTaken] = useState<PersonAccess>()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <Button
          variant="outlined"
          startIcon={<PlusIcon size={20} aria-hidden />}
          onClick={() => setGiving(true)}
        >
          {t('personTabs.accesses.give')}
        </Button>
      </Box>
      <DataTable
        label={t('person.tabs.accesses')}
        columns={columns}
        list={list}
        query={accesses}
        failed={t('personTabs.accesses.failed')}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/course-editor/accesses/${id}`}
        rowActions={(access) => [
          {
            label: t('personTabs.accesses.take'),
            destructive: true,
            onPress: () => setTaken(access),
            ...(access.given_at === null && { disabledReason: t('personTabs.accesses.notGiven') }),
          },
        ]}
        empty={
          <EmptyState dense title={t('personTabs.accesses.emptyTitle')}>
            {t('personTabs.accesses.emptyBody')}
          </EmptyState>
        }
      />
      {giving && <GiveAccessDialog person={person} onClose={() => setGiving(false)} />}
      <ConfirmDialog
        open={taken !== undefined}
        onClose={() => setTaken(undefined)}
        title={t('personTabs.accesses.takeTitle', { access: taken?.name ?? '' })}
        consequences={[
          taken && (taken.default || taken.society !== null)
            ? t('personTabs.accesses.takeKeeps')
            : t('personTabs.accesses.takeCourses', { count: taken?.courses ?? 0 }),
          t('personTabs.accesses.takeProgress'),
        ]}
        confirmLabel={t('personTabs.accesses.take')}
        destructive
        onConfirm={async () => {
          if (taken) await take.mutateAsync(taken.id)
          toast.success(t('personTabs.accesses.taken', { name: person.name }))
        }}
      />
    </>
  )
}

export default AccessesTab
