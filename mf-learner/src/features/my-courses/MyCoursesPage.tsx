import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Button, CertificateIcon, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { useTexts } from '../../texts/index.ts'
import { listCourses } from './api/list-courses.ts'
import { CourseOverview } from './components/CourseOverview.tsx'
import { MyCoursesSkeleton } from './components/MyCoursesSkeleton.tsx'
import { NoCourses } from './components/NoCourses.tsx'

/** Meine Kurse: what to go on with, what runs, what waits, what is done. */
const MyCoursesPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const courses = useQuery(listCourses)
  useUnsentProgress()
  const name = session?.user.first_name
  const hasFinished = courses.data?.items.some((course) => course.state === 'finished')
  return (
    <PageFrame
      title={t('myCourses.title')}
      actions={
        hasFinished && (
          <Button
            variant="outlined"
            href={paths.certificates}
            startIcon={<CertificateIcon size={20} aria-hidden />}
          >
            {t('certificates.title')}
          </Button>
        )
      }
      intro={name ? t('myCourses.welcome', { name }) : t('myCourses.welcomeNoName')}
    >
      {courses.data ? (
        courses.data.items.length > 0 ? (
          <CourseOverview courses={courses.data.items} />
        ) : (
          <NoCourses onReload={() => void courses.refetch()} loading={courses.isFetching} />
        )
      ) : courses.isError ? (
        <LoadFailure
          title={t('myCourses.failed')}
          error={courses.error}
          onRetry={() => void courses.refetch()}
          retrying={courses.isFetching}
        />
      ) : (
        <MyCoursesSkeleton />
      )}
    </PageFrame>
  )
}

export default MyCoursesPage
