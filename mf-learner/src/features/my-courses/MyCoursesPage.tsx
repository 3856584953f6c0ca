import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { PageFrame, useMediaQuery, useTheme, WhenQuiet } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { readCalendar } from '../../common/calendar/read-calendar.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { useTexts } from './texts.ts'
import { listCourses } from '../../common/list-courses.ts'
import { listInvitations } from './api/list-invitations.ts'
import { CertificatesButton } from './components/CertificatesButton.tsx'
import { ClaimBanner } from './components/ClaimBanner.tsx'
import { CourseOverview } from './components/CourseOverview.tsx'
import { FormerCourses } from './components/FormerCourses.tsx'
import { InvitationCard } from './components/InvitationCard.tsx'
import { MyCoursesSkeleton } from './components/MyCoursesSkeleton.tsx'
import { NoCourses } from './components/NoCourses.tsx'
import { WeekCard } from './components/WeekCard.tsx'

/** Meine Kurse: what to go on with, what runs, what waits, what is done. */
const MyCoursesPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const courses = useQuery(listCourses)
  const invitations = useQuery(listInvitations)
  const calendar = useQuery(readCalendar)
  // Together, so that nothing is pushed down; what cannot be loaded holds nothing up.
  const isWaiting = [invitations, calendar].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  )
  const invited = invitations.data?.items ?? []
  useUnsentProgress()
  const name = session?.user.first_name
  // On a phone the head would push down what is drawn already; there the way stands above the courses.
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'))
  const isFinished = courses.data?.items.some(({ state }) => state === 'finished')
  return (
    <PageFrame
      title={t('myCourses.title')}
      actions={isWide && isFinished && <CertificatesButton sx={{}} />}
      intro={name ? t('myCourses.welcome', { name }) : t('myCourses.welcomeNoName')}
    >
      <Loaded inPieces query={courses} waiting={<MyCoursesSkeleton />} failed={t('myCourses.failed')}>
        {({ items }) =>
          isWaiting ? (
            <MyCoursesSkeleton />
          ) : (
            <>
              {!isWide && isFinished && <CertificatesButton sx={{ mb: 3, width: '100%' }} />}
              {invited.map((invitation) => (
                <InvitationCard key={invitation.access_id} invitation={invitation} />
              ))}
              {items
                .filter(({ state, certificate }) => state === 'finished' && !certificate)
                .map(({ id, title }) => (
                  <ClaimBanner key={id} title={title} href={paths.courseEnd(id)} />
                ))}
              {/* Few have any; nobody's first screen waits for them. */}
              <WhenQuiet>
                <FormerCourses courses={items} />
              </WhenQuiet>
              {items.length > 0 && (
                <CourseOverview courses={items} week={calendar.data && <WeekCard {...calendar.data} />} />
              )}
              {items.length === 0 && invited.length === 0 && (
                <NoCourses onReload={() => void courses.refetch()} loading={courses.isFetching} />
              )}
            </>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

export default MyCoursesPage
