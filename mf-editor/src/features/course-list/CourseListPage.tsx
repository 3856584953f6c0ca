import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  CardGridSkeleton,
  EmptyState,
  Link,
  PageFrame,
  PeopleIcon,
  PlusIcon,
  Settled,
  UploadIcon,
} from '@kursportal/shared/ui'
import { isNarrowed, Paging, useListState } from '@kursportal/shared/ui/data-table'
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { countInbox } from '../../common/count-inbox.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { COURSES_A_PAGE, countCourses, listCourses } from './api/list-courses.ts'
import { listUploads } from './api/list-uploads.ts'
import { CareButton } from './components/CareButton.tsx'
import { CourseFilters } from './components/CourseFilters.tsx'
import { CourseGrid } from './components/CourseGrid.tsx'
import { courseOrders, courseQuery, isWithoutRecentVideo } from './course-list.rules.ts'

const NewCourseDialog = lazy(() => import('./components/NewCourseDialog.tsx'))
const shape = { filters: ['stand', 'ruht'], sortable: courseOrders }

/** The courses of a creator: where each stands, and the way into its editor. */
const CourseListPage = (): ReactNode => {
  const t = useTexts()
  const { state, change, query, paging } = useListState(shape, COURSES_A_PAGE)
  const courses = useQuery(listCourses(useDeferredValue({ ...query, ...courseQuery(state) })))
  const uploads = useQuery(listUploads)
  const counts = useQuery(
    countCourses(useDeferredValue(state.search), useDeferredValue(courseQuery(state).unchanged_days)),
  )
  const inbox = useQuery(countInbox)
  const above = [courses, counts, inbox]
  const [now] = useState(() => new Date())
  const [creating, setCreating] = useState<'never' | 'open' | 'closed'>('never')
  const startNew = (
    <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={() => setCreating('open')}>
      {t('courseList.newCourse')}
    </Button>
  )
  const { data } = courses
  const isEmpty = data?.total === 0 && !isNarrowed(state)
  return (
    <PageFrame
      title={t('courseList.title')}
      intro={t('courseList.intro')}
      actions={
        <Settled queries={above} waiting={null}>
          <CareButton open={inbox.data?.open ?? 0} />
          <Button variant="outlined" href={paths.accesses} startIcon={<PeopleIcon size={20} aria-hidden />}>
            {t('courseList.accesses')}
          </Button>
          <Button variant="outlined" href={paths.import()} startIcon={<UploadIcon size={20} aria-hidden />}>
            {t('common.openImport')}
          </Button>
          {!isEmpty && startNew}
        </Settled>
      }
      width="wide"
    >
      <Settled queries={above} waiting={<CardGridSkeleton />}>
        {data && !isEmpty && <CourseFilters state={state} change={change} counts={counts.data} />}
        {data &&
          uploads.data &&
          !isNarrowed(state) &&
          isWithoutRecentVideo(data.items, uploads.data.items, now) && (
            <Alert severity="info" sx={{ mb: 3 }}>
              {t('courseList.noVideoFor7Days')}
            </Alert>
          )}
        <Loaded query={courses} waiting={<CardGridSkeleton />} failed={t('courseList.loadFailed')}>
          {({ items, total }) =>
            total > 0 ? (
              <>
                <CourseGrid courses={items} />
                {total > COURSES_A_PAGE && <Paging label={t('courseList.list')} {...paging(courses)} />}
              </>
            ) : isEmpty ? (
              <EmptyState motif="plant" title={t('courseList.emptyTitle')} actions={startNew}>
                {t('courseList.emptyBody')}
              </EmptyState>
            ) : (
              <EmptyState
                title={
                  state.search === ''
                    ? t('courseList.noneSo')
                    : t('courseList.nothingFound', { search: state.search })
                }
                actions={
                  <Button
                    variant="outlined"
                    onClick={() => change({ ...state, search: '', page: 0, filters: {} })}
                  >
                    {t('courseList.clearSearch')}
                  </Button>
                }
              >
                {state.search !== '' && t('courseList.nothingFoundBody')}
              </EmptyState>
            )
          }
        </Loaded>
        {data && !isEmpty && (
          <Box sx={{ mt: 4 }}>
            <Link href={paths.videoSpace}>{t('courseList.videoSpace')}</Link>
          </Box>
        )}
      </Settled>
      {creating !== 'never' && (
        <Suspense>
          <NewCourseDialog open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </PageFrame>
  )
}

export default CourseListPage
