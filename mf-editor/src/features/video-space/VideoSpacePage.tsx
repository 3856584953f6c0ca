import { useQuery } from '@kursportal/shared/query'
import { EmptyState, ListSkeleton, PageFrame, Stack } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readSpace } from './api/space.ts'
import { CourseSpaceCard } from './components/CourseSpaceCard.tsx'
import { PageFilmsCard } from './components/PageFilmsCard.tsx'
import { SpaceMeter } from './components/SpaceMeter.tsx'
import { byCourse } from './space.rules.ts'

/** What one's videos use of one's room, by course, with the ways to make room. */
const VideoSpacePage = (): ReactNode => {
  const t = useTexts()
  const space = useQuery(readSpace)
  return (
    <PageFrame
      title={t('videoSpace.title')}
      intro={t('videoSpace.intro')}
      breadcrumb={[{ label: t('courseList.title'), href: paths.courseList }]}
    >
      <Loaded query={space} waiting={<ListSkeleton />} failed={t('videoSpace.loadFailed')}>
        {(data) => {
          const courses = byCourse(data.items)
          return (
            <Stack sx={{ gap: 3 }}>
              <SpaceMeter space={data} courses={courses} />
              {courses.length === 0 && data.page_films.length === 0 ? (
                <EmptyState motif="film" title={t('videoSpace.empty')}>
                  {t('videoSpace.emptyBody')}
                </EmptyState>
              ) : (
                courses.map((course) => <CourseSpaceCard key={course.courseId} course={course} />)
              )}
              {data.page_films.length > 0 && <PageFilmsCard films={data.page_films} />}
            </Stack>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

export default VideoSpacePage
