import { certificationState } from '@kursportal/shared/contract'
import { preventionFieldNames, preventionFields } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listCertifications, readCertifications } from './api/list-certifications.ts'
import { certificationColumns, orders } from './components/certification-columns.tsx'

const STATE = 'stand'
const FIELD = 'feld'
const states = certificationState.options

/** Certified courses: until when, what is missing, and what runs out. */
const CertificationsPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({
    filters: { [STATE]: states, [FIELD]: preventionFieldNames },
    sortable: orders,
  })
  const { filters, sort } = list.state
  const order = orders.find((name) => name === sort?.key)
  const wanted = {
    ...(filters[STATE] && { state: filters[STATE] }),
    ...(filters[FIELD] && { field: filters[FIELD] }),
    ...(order && { sort: order, ...(sort?.descending && { descending: 'true' }) }),
  }
  const certifications = useQuery(listCertifications({ ...list.query, ...wanted }))
  const columns = useMemo(() => certificationColumns(t), [t])
  return (
    <PageFrame title={t('certifications.title')} intro={t('certifications.intro')} width="wide">
      <DataTable
        label={t('certifications.title')}
        columns={columns}
        list={list}
        query={certifications}
        failed={t('certifications.failed')}
        rowKey={({ course_id }) => course_id}
        rowName={({ title }) => title}
        rowHref={({ course_id }) => `/course-editor/courses/${course_id}/details`}
        searchLabel={t('certifications.search')}
        filters={[
          {
            key: STATE,
            label: t('certifications.stateHeader'),
            options: states.map((value) => ({ value, label: t(`certifications.state.${value}`) })),
          },
          {
            key: FIELD,
            label: t('certifications.field'),
            options: preventionFieldNames.map((value) => ({ value, label: preventionFields[value] })),
          },
        ]}
        csv={{
          name: t('certifications.title'),
          read: (page) => readCertifications({ ...list.query, ...wanted, ...page }),
        }}
        empty={
          <EmptyState dense title={t('certifications.emptyTitle')}>
            {t('certifications.emptyBody')}
          </EmptyState>
        }
      />
    </PageFrame>
  )
}

export default CertificationsPage
