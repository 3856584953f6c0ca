import type { CallBody, Certificate, certificateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { recordFinish } from '../money/record-finish.ts'
import { changePerson } from '../people/change-user.ts'
import { columnsOf } from '../people/person-columns.ts'
import { presentCertificate } from './certificates.views.ts'
import { confirmableParticipation } from './confirmable-participation.ts'
import { confirmedPerson } from './confirmed-person.ts'
import { issueCertificate } from './issue-certificate.ts'

/**
 * Confirms a finished participation: keeps what the person filled in, issues the certificate, and counts the finish for
 * their society. Confirming again changes nothing and answers the same certificate.
 * @throws ApiError course_not_finished, not_found, insurance_not_found, too_young, validation_failed;
 * declarations_changed when what the person read is worded otherwise by now
 */
export const confirmParticipation = async (
  context: ActorContext,
  {
    course_id: courseId,
    participation_id: participationId,
    declarations_version,
    ...filledIn
  }: CallBody<typeof certificateCalls.confirmParticipation>,
): Promise<Certificate> => {
  const { db, actor } = context
  // The person's row is locked first, as counting the finish does: two confirmations at once follow one another.
  const stored = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', actor.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const participation = await confirmableParticipation(context, { courseId, participationId })
  if (participation.certificate_id) return presentCertificate(context, participation.certificate_id)
  const person = await confirmedPerson(context, { ...stored, ...columnsOf(context, filledIn) })
  await changePerson(context, actor.user_id, filledIn)
  const certificateId = await issueCertificate(
    context,
    actor.user_id,
    participation,
    person,
    declarations_version,
  )
  await recordFinish(context, {
    user_id: actor.user_id,
    participation_id: participation.id,
    finished_at: participation.finished_at,
  })
  return presentCertificate(context, certificateId)
}
