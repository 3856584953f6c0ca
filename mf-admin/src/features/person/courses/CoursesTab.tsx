import { formatDay, formatPercent } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, Link, StatusChip } from '@kursportal/shared/ui'
import { DataTable, useListState, type Column } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { certificateFile } from '../certificates/api/certificates.ts'
import { listParticipations, type Participation } from '../api/learning.ts'
import type { Person } from '../api/person.ts'
import { DeleteProgressDialog } from './DeleteProgressDialog.tsx'

const dayOf = (instant: string | null): string => (instant === null ? '–' : formatDay(instant))

const columnsOf = (
  t: Translate,
  onDelete: (participation: Participation) => void,
): Column<Participation>[] => [
  { key: 'course', header: t('personTabs.courses.course'), cell: ({ course_title: title }) => title },
  { key: 'number', header: t('personTabs.courses.number'), cell: ({ number }) => number, align: 'end' },
  {
    key: 'progress',
    header: t('personTabs.courses.progress'),
    cell: ({ state, progress, lectures_done: done, lectures_total: total }) =>
      state === 'finished' ? (
        <StatusChip tone="success">{t('personTabs.courses.finished')}</StatusChip>
      ) : (
        t('personTabs.courses.done', { percent: formatPercent(progress), done, count: total })
      ),
  },
  { key: 'begun', header: t('personTabs.courses.begun'), cell: ({ started_at: at }) => dayOf(at) },
  {
    key: 'last',
    header: t('personTabs.courses.last'),
    cell: ({ learned_at: at }) => dayOf(at),
    wideOnly: true,
  },
  { key: 'end', header: t('personTabs.courses.end'), cell: ({ finished_at: at }) => dayOf(at) },
  {
    key: 'certificate',
    header: t('personTabs.courses.certificate'),
    cell: ({ certificate }) =>
      certificate ? (
        <Link href={certificateFile(certificate.id)} target="_blank" rel="noopener">
          {certificate.number}
        </Link>
      ) : (
        '–'
      ),
  },
  {
    key: 'delete',
    header: t('personTabs.courses.actions'),
    cell: (participation) =>
      participation.current && (
        <Button
          variant="text"
          color="error"
          size="small"
          onClick={() => onDelete(participation)}
          aria-label={t('personTabs.courses.deleteNamed', {
            title: participation.course_title,
            number: participation.number,
          })}
        >
          {t('personTabs.courses.delete')}
        </Button>
      ),
    text: () => '',
  },
]

/** Every course somebody took, each time by itself, with the way to begin one anew. */
const CoursesTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const list = useListState({})
  const participations = useQuery(listParticipations(person.id, list.query))
  const [deleted, setDeleted] = useState<Participation>()
  const columns = useMemo(() => columnsOf(t, setDeleted), [t])
  return (
    <>
      <DataTable
        label={t('person.tabs.courses')}
        columns={columns}
        list={list}
        query={participations}
        failed={t('personTabs.courses.failed')}
        rowKey={({ id }) => id}
        rowName={({ course_title: title, number }) => t('personTabs.courses.row', { title, number })}
        empty={
          <EmptyState dense title={t('personTabs.courses.emptyTitle')}>
            {t('personTabs.courses.emptyBody')}
          </EmptyState>
        }
      />
      {deleted && (
        <DeleteProgressDialog person={person} participation={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </>
  )
}

export default CoursesTab
