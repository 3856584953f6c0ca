import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { Box, Button, EmptyState, SearchField, VisuallyHidden } from '@kursportal/shared/ui'
import { useDeferredValue, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { groupCourses, SEARCH_FROM, searchCourses } from '../my-courses.rules.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { CourseGroup } from './CourseGroup.tsx'
import { GroupSkeleton } from './MyCoursesSkeleton.tsx'

type Props = {
  courses: readonly LearnerCourseSummary[]
  /** What there is this week, below the one thing to go on with. */
  week: ReactNode
}

/** The courses in their groups, below a search when there are many. What is searched stands in the address. */
export const CourseOverview = ({ courses, week }: Props): ReactNode => {
  const t = useTexts()
  const [address, setAddress] = useSearchParams()
  const search = courses.length >= SEARCH_FROM ? (address.get('search') ?? '') : ''
  const setSearch = (typed: string): void => setAddress(typed ? { search: typed } : {}, { replace: true })
  const found = searchCourses(courses, search)
  const groups = groupCourses(found)
  // What to go on with is there first: on a slow phone the cards below it take as long again.
  const isBelowPrepared = useDeferredValue(true, false) || !groups.goOn
  return (
    <>
      {courses.length >= SEARCH_FROM && (
        <Box sx={{ maxWidth: 480, mb: 4 }}>
          <SearchField label={t('myCourses.search')} value={search} onChange={setSearch} />
          <VisuallyHidden aria-live="polite">
            {search && t('myCourses.found', { count: found.length })}
          </VisuallyHidden>
        </Box>
      )}
      {groups.goOn && <ContinueCard course={groups.goOn} />}
      {!search && week}
      {isBelowPrepared ? (
        <>
          <CourseGroup title={t('myCourses.running')} courses={groups.running} />
          <CourseGroup title={t('myCourses.notStarted')} courses={groups.notStarted} />
          <CourseGroup title={t('myCourses.finished')} courses={groups.finished} />
        </>
      ) : (
        courses.length > 1 && <GroupSkeleton />
      )}
      {found.length === 0 && (
        <EmptyState
          motif="search"
          title={t('myCourses.noHits', { search })}
          actions={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {t('myCourses.clearSearch')}
            </Button>
          }
        >
          {t('myCourses.noHitsBody')}
        </EmptyState>
      )}
    </>
  )
}
