import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import type { ReactNode } from 'react'
import { listParticipations, withoutCertificate } from '../../../common/list-participations.ts'
import { paths } from '../../../common/paths.ts'
import { CertificatesButton } from './CertificatesButton.tsx'
import { ClaimBanner } from './ClaimBanner.tsx'

/**
 * What is left of courses one finished and may not take any more or began anew: certificates that are still to be
 * fetched, and the way to the others where no course below leads to them.
 */
export const FormerCourses = ({ courses }: { courses: readonly LearnerCourseSummary[] }): ReactNode => {
  const { data } = useQuery(listParticipations)
  const former = (data?.items ?? []).filter(
    ({ state, current, course_id: of }) =>
      state === 'finished' && !(current && courses.some(({ id }) => id === of)),
  )
  if (former.length === 0) return null
  return (
    <>
      {withoutCertificate(former).map((participation) => (
        <ClaimBanner
          key={participation.id}
          title={participation.course_title}
          href={paths.toFetch(participation)}
        />
      ))}
      {!courses.some(({ state }) => state === 'finished') && <CertificatesButton sx={{ mb: 3 }} />}
    </>
  )
}
