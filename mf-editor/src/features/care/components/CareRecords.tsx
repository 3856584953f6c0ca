import { REQUIRED_CARE_MINUTES } from '@kursportal/shared/domain'
import type { CareRecord } from '@kursportal/shared/contract'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { Button, DownloadIcon, EmptyState, Section } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listCare, proofAddress, type Person } from '../api/care.ts'
import { recordColumns } from './record-columns.tsx'

const ContactDialog = lazy(() => import('./ContactDialog.tsx'))
const ContactsDialog = lazy(() => import('./ContactsDialog.tsx'))

const FILTER = 'minuten'

/** The minutes of every participation against what is required, and the proof of them. */
export const CareRecords = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const list = useListState({ filters: { [FILTER]: ['lacking'] } })
  const lacking = list.state.filters[FILTER] === 'lacking'
  const records = useQuery(listCare(courseId, { ...list.query, lacking }))
  const columns = useMemo(() => recordColumns(t), [t])
  const [doing, setDoing] = useState<{ what: 'enter' | 'show'; person: Person }>()
  const close = (): void => setDoing(undefined)
  const actionsOf = ({ user_id, name }: CareRecord) =>
    user_id === null
      ? []
      : [
          {
            label: t('care.record.enter'),
            onPress: () => setDoing({ what: 'enter', person: { user_id, name } }),
          },
          {
            label: t('care.record.show'),
            onPress: () => setDoing({ what: 'show', person: { user_id, name } }),
          },
        ]
  return (
    <Section
      title={t('care.record.title')}
      intro={t('care.record.intro', { count: REQUIRED_CARE_MINUTES })}
      actions={
        <Button
          variant="outlined"
          href={proofAddress(courseId)}
          download
          startIcon={<DownloadIcon size={20} aria-hidden />}
        >
          {t('care.record.proof')}
        </Button>
      }
    >
      <DataTable
        label={t('care.record.list')}
        columns={columns}
        list={list}
        query={records}
        failed={t('care.record.failed')}
        rowKey={({ user_id, started_on, ...rest }) => `${user_id ?? JSON.stringify(rest)} ${started_on}`}
        rowName={({ name }) => name || t('care.former')}
        rowActions={actionsOf}
        searchLabel={t('care.record.search')}
        filters={[
          {
            key: FILTER,
            label: t('care.record.lacking'),
            options: [{ value: 'lacking', label: t('care.record.lackingOnly') }],
          },
        ]}
        csv={{
          name: t('care.record.file'),
          read: (page) => client.fetchQuery(listCare(courseId, { ...list.query, ...page, lacking })),
        }}
        empty={
          <EmptyState dense title={t('care.record.emptyTitle')}>
            {t('care.record.emptyBody')}
          </EmptyState>
        }
      />
      <Suspense>
        {doing?.what === 'enter' && (
          <ContactDialog courseId={courseId} person={doing.person} onClose={close} />
        )}
        {doing?.what === 'show' && (
          <ContactsDialog courseId={courseId} person={doing.person} onClose={close} />
        )}
      </Suspense>
    </Section>
  )
}
