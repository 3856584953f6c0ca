import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, EmptyState, FilterButtons, ListSkeleton, PageFrame } from '@kursportal/shared/ui'
import { Paging, useListState } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { listReports, REPORTS_A_PAGE } from './api/reports.ts'
import { ForumLoaded } from './components/ForumLoaded.tsx'
import { ReportCard } from './components/ReportCard.tsx'

/** Reported posts of a course, for whoever leads it. */
const ReportsPage = (): ReactNode => {
  const t = useTexts()
  const { courseId = '' } = useParams()
  const { state, change, paging } = useListState({ filters: { entschieden: ['1'] } }, REPORTS_A_PAGE)
  const decided = state.filters.entschieden === '1'
  const reports = useQuery({
    ...listReports(courseId, { decided, page: state.page }),
    placeholderData: keepPreviousData,
  })
  const frame = (content: ReactNode): ReactNode => (
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
          onChoose={(which) =>
            change({ ...state, page: 0, filters: which === 'decided' ? { entschieden: '1' } : {} })
          }
        />
      </Box>
      {content}
    </PageFrame>
  )
  return (
    <ForumLoaded
      courseId={courseId}
      query={reports}
      waiting={frame(<ListSkeleton count={3} />)}
      failed={t('forum.reports.failed')}
      goneTitle={t('common.courseGone')}
    >
      {({ items, total }) =>
        frame(
          total === 0 ? (
            <EmptyState
              motif="done"
              title={t(decided ? 'forum.reports.noneDecidedTitle' : 'forum.reports.emptyTitle')}
            >
              {t('forum.reports.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
                {items.map((report) => (
                  <li key={`${report.post_id} ${report.decided_at}`}>
                    <ReportCard report={report} />
                  </li>
                ))}
              </Box>
              {total > REPORTS_A_PAGE && <Paging label={t('forum.reports.title')} {...paging(reports)} />}
            </>
          ),
        )
      }
    </ForumLoaded>
  )
}

export default ReportsPage
