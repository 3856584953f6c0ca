import { contentReportState } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, EmptyState, PageFrame } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listReports } from './api/reports.ts'
import { contentName, reportColumns } from './components/report-columns.tsx'
import { YearFigures } from './components/YearFigures.tsx'

const FILTER = 'stand'
const states = [...contentReportState.options, 'decided'] as const

/** Content that people reported: what waits, what was decided, and the figures of each year. */
const ReportsPage = (): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: { [FILTER]: states } })
  const reports = useQuery(listReports({ ...list.query, state: list.state.filters[FILTER] }))
  const columns = useMemo(() => reportColumns(t), [t])
  return (
    <PageFrame title={t('reports.title')} intro={t('reports.intro')} width="wide">
      <DataTable
        label={t('reports.title')}
        columns={columns}
        list={list}
        query={reports}
        failed={t('reports.failed')}
        rowKey={({ id }) => id}
        rowName={({ content }) => contentName(t, content)}
        rowHref={({ id }) => `/admin/reports/${id}`}
        searchLabel={t('reports.search')}
        filters={[
          {
            key: FILTER,
            label: t('reports.stateHeader'),
            options: states.map((value) => ({ value, label: t(`reports.state.${value}`) })),
          },
        ]}
        empty={
          <EmptyState dense title={t('reports.emptyTitle')}>
            {t('reports.emptyBody')}
          </EmptyState>
        }
      />
      <Box sx={{ mt: 5 }}>
        <YearFigures />
      </Box>
    </PageFrame>
  )
}

export default ReportsPage
