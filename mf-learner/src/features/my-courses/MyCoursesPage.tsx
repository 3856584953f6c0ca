import { useQuery } from '@kursportal/shared/query'
import { useSession } from '@kursportal/shared/store'
import { Button, CertificateIcon, PageFrame, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { readCalendar } from '../../common/calendar/read-calendar.ts'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useUnsentProgress } from '../../common/progress/useUnsentProgress.ts'
import { useTexts } from './texts.ts'
import { listCourses } from '../../common/list-courses.ts'
import { listParticipations, withoutCertificate } from '../../common/list-participations.ts'
import { listInvitations } from './api/list-invitations.ts'
import { ClaimBanner } from './components/ClaimBanner.tsx'
import { CourseOverview } from './components/CourseOverview.tsx'
import { InvitationCard } from './components/InvitationCard.tsx'
import { MyCoursesSkeleton } from './components/MyCoursesSkeleton.tsx'
import { NoCourses } from './components/NoCourses.tsx'
import { WeekCard } from './components/WeekCard.tsx'

/** Meine Kurse: what to go on with, what runs, what waits, what is done. */
const MyCoursesPage = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const courses = useQuery(listCourses)
  const participations = useQuery(listParticipations)
  const invitations = useQuery(listInvitations)
  const calendar = useQuery(readCalendar)
  // Together, so that nothing is pushed down; what cannot be loaded holds nothing up.
  const isWaiting = [participations, invitations, calendar].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  )
  const invited = invitations.data?.items ?? []
  // Also of courses one may not take any more: what was finished stays, and so does its certificate.
  const begun = participations.data?.items ?? []
  useUnsentProgress()
  const name = session?.user.first_name
  // On a phone the head would push down what is drawn already; there the way stands above the courses.
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'))
  const toCertificates = begun.some(({ state }) => state === 'finished') && (
    <Button
      variant="outlined"
      href={paths.certificates}
      startIcon={<CertificateIcon size={20} aria-hidden />}
      sx={{ mb: isWide ? 0 : 3, width: isWide ? 'auto' : '100%' }}
    >
      {t('myCourses.certificates')}
    </Button>
  )
  return (
    <PageFrame
      title={t('myCourses.title')}
      actions={isWide && toCertificates}
      intro={name ? t('myCourses.welcome', { name }) : t('myCourses.welcomeNoName')}
    >
      <Loaded inPieces query={courses} waiting={<MyCoursesSkeleton />} failed={t('myCourses.failed')}>
        {({ items }) =>
          isWaiting ? (
            <MyCoursesSkeleton />
          ) : (
            <>
              {!isWide && toCertificates}
              {invited.map((invitation) => (
                <InvitationCard key={invitation.access_id} invitation={invitation} />
              ))}
              {withoutCertificate(begun).map((participation) => (
                <ClaimBanner key={participation.id} participation={participation} />
              ))}
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
