import { read } from '@kursportal/shared/client'
import type { Participation } from '@kursportal/shared/contract'

/** Everything one ever began, newest first, also in courses one may not take any more. */
export const listParticipations = read('GET /course-participations', { limit: 200 })

/** The same of one course. */
export const listParticipationsIn = (courseId: string) =>
  read('GET /course-participations', { 'course-id': courseId })

/**
 * Those that are finished and whose certificate was not fetched yet, also where the course was begun anew since; access
 * to it is not needed, only that the contract about it was not withdrawn from.
 */
export const withoutCertificate = (participations: readonly Participation[]): Participation[] =>
  participations.filter(
    ({ state, certificate, withdrawn }) => state === 'finished' && !certificate && !withdrawn,
  )

/** Whether a finished one has its certificate, or one that can still be fetched. */
export const isCertifiable = ({ certificate, withdrawn }: Participation): boolean =>
  certificate !== null || !withdrawn
