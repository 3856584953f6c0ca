import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  CardGridSkeleton,
  EmptyState,
  PageFrame,
  PeopleIcon,
  PlusIcon,
  SearchField,
} from '@kursportal/shared/ui'
import { Paging, useListState } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useUploadsGoOn } from '../../common/uploads/useUploads.ts'
import { useTexts } from '../../texts/index.ts'
import { listCourses } from './api/list-courses.ts'
import { listUploads } from './api/list-uploads.ts'
import { CourseGrid } from './components/CourseGrid.tsx'
import { isWithoutRecentVideo } from './course-list.rules.ts'

const NewCourseDialog = lazy(() => import('./components/NewCourseDialog.tsx'))
const PAGE = 24

/** The courses of a creator: where each stands, and the way into its editor. */
const CourseListPage = (): ReactNode => {
  const t = useTexts()
  const { state, change, query } = useListState({}, PAGE)
  const courses = useQuery(listCourses(useDeferredValue(query)))
  const uploads = useQuery(listUploads)
  useUploadsGoOn()
  const [now] = useState(() => new Date())
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never')
  const startNew = (
    <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => setCreating('open')}>
      {t('courseList.newCourse')}
    </Button>
  )
  const { data } = courses
  const isEmpty = data?.total === 0 && state.search === ''
  return (
    <PageFrame
      title={t('courseList.title')}
      intro={t('courseList.intro')}
      actions={
        <>
          <Button variant="outlined" href={paths.accesses} startIcon={<PeopleIcon size={20} aria-hidden />}>
            {t('accesses.title')}
          </Button>
          {!isEmpty && startNew}
        </>
      }
      width="wide"
    >
      {data && !isEmpty && (
        <Box sx={{ maxWidth: 480, mb: 3 }}>
          <SearchField
            label={t('courseList.search')}
            value={state.search}
            onChange={(search) => change({ ...state, search, page: 0 })}
          />
        </Box>
      )}
      {data && uploads.data && isWithoutRecentVideo(data.items, uploads.data.items, now) && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('courseList.noVideoFor7Days')}
        </Alert>
      )}
      {data ? (
        data.items.length > 0 ? (
          <>
            <CourseGrid courses={data.items} />
            {data.total > PAGE && (
              <Paging
                label={t('courseList.list')}
                page={state.page}
                limit={PAGE}
                total={data.total}
                onPage={(page) => change({ ...state, page })}
              />
            )}
          </>
        ) : isEmpty ? (
          <EmptyState motif="plant" title={t('courseList.emptyTitle')} actions={startNew}>
            {t('courseList.emptyBody')}
          </EmptyState>
        ) : (
          <EmptyState
            title={t('courseList.nothingFound', { search: state.search })}
            actions={
              <Button variant="outlined" onClick={() => change({ ...state, search: '', page: 0 })}>
                {t('courseList.clearSearch')}
              </Button>
            }
          >
            {t('courseList.nothingFoundBody')}
          </EmptyState>
        )
      ) : courses.isError ? (
        <LoadFailure
          title={t('courseList.loadFailed')}
          error={courses.error}
          onRetry={() => void courses.refetch()}
          retrying={courses.isFetching}
        />
      ) : (
        <CardGridSkeleton />
      )}
      {creating !== 'never' && (
        <Suspense>
          <NewCourseDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </PageFrame>
  )
}

export default CourseListPage
