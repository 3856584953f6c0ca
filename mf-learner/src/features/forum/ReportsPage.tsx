import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useParams, useSearchParams } from '@kursportal/shared/router'
import { Box, EmptyState, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { Paging } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts } from '../../texts/index.ts'
import { listReports, REPORTS_A_PAGE } from './api/reports.ts'
import { FilterButtons } from './components/FilterButtons.tsx'
import { ForumFailure } from './components/ForumFailure.tsx'
import { ReportCard } from './components/ReportCard.tsx'

/** Reported posts of a course, for whoever leads it. */
const ReportsPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const decided = params.get('entschieden') === '1'
  const page = Math.max(0, Math.trunc(Number(params.get('seite') ?? '1')) - 1) || 0
  const reports = useQuery({
    ...listReports(courseId, { decided, page }),
    placeholderData: keepPreviousData,
  })
  const show = (next: { decided: boolean; page: number }) =>
    setParams({
      ...(next.decided && { entschieden: '1' }),
      ...(next.page > 0 && { seite: String(next.page + 1) }),
    })
  if (reports.isError && !reports.data)
    return (
      <ForumFailure
        title={t('forum.reports.failed')}
        courseId={courseId}
        error={reports.error}
        onRetry={() => void reports.refetch()}
        retrying={reports.isFetching}
      />
    )
  return (
    <PageFrame
      width="text"
      title={t('forum.reports.title')}
      intro={t('forum.reports.intro')}
      breadcrumb={[{ label: t('forum.title'), href: paths.forum(courseId) }]}
    >
      <Box sx={{ mb: 3 }}>
        <FilterButtons
          label={t('forum.reports.which')}
          options={[
            { value: 'open', label: t('forum.reports.open') },
            { value: 'decided', label: t('forum.reports.decided') },
          ]}
          chosen={decided ? 'decided' : 'open'}
          onChoose={(which) => show({ decided: which === 'decided', page: 0 })}
        />
      </Box>
      {!reports.data ? (
        <ListSkeleton count={3} />
      ) : reports.data.total === 0 ? (
        <EmptyState
          motif="done"
          title={t(decided ? 'forum.reports.noneDecidedTitle' : 'forum.reports.emptyTitle')}
        >
          {t('forum.reports.emptyBody')}
        </EmptyState>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {reports.data.items.map((report) => (
              <li key={`${report.post_id} ${report.decided_at}`}>
                <ReportCard report={report} />
              </li>
            ))}
          </Box>
          {reports.data.total > REPORTS_A_PAGE && (
            <Paging
              label={t('forum.reports.title')}
              page={page}
              limit={REPORTS_A_PAGE}
              total={reports.data.total}
              onPage={(next) => show({ decided, page: next })}
            />
          )}
        </>
      )}
    </PageFrame>
  )
}

export default ReportsPage
