import type { CallQuery, CertificateDeclarations, certificateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readSettings } from '../settings/read-settings.ts'
import { confirmableParticipation, type Confirmable } from './confirmable-participation.ts'
import { declarationsOf, type SignedAbout } from './declarations.ts'
import { feeText } from './fee-text.ts'
import { offerTo } from './issue-certificate.ts'
import { formerPartOne, lockCertificate } from './renewable-certificate.ts'

/**
 * What somebody signs when they confirm a participation, or have their certificate issued anew, before they do.
 * @throws ApiError course_not_finished, not_found; certificate_replaced, reissue_not_possible
 */
export const readDeclarations = async (
  context: ActorContext,
  named: CallQuery<typeof certificateCalls.readDeclarations>,
): Promise<CertificateDeclarations> => {
  const { insurance_data: forInsurance } = await readSettings(context)
  const { 'course-id': courseId, 'certificate-id': certificateId = '' } = named
  const about = courseId
    ? await aboutCourse(context, { courseId, participationId: named['participation-id'] })
    : await aboutCertificate(context, certificateId)
  return declarationsOf(context, { ...about, forInsurance })
}

type About = Omit<SignedAbout, 'forInsurance'>

const aboutCourse = async (context: ActorContext, confirmable: Confirmable): Promise<About> => {
  const participation = await confirmableParticipation(context, confirmable)
  const { title } = await context.db
    .selectFrom('courses')
    .select('title')
    .where('id', '=', participation.course_id)
    .executeTakeFirstOrThrow()
  const { fee_cents, issuer } = await offerTo(context, context.actor.user_id, participation)
  return { fee: feeText(fee_cents), course: title, provider: issuer }
}

/** Nobody signs for somebody else, so an admin finds only their own. */
const aboutCertificate = async (context: ActorContext, certificateId: string): Promise<About> => {
  const old = await lockCertificate(context, certificateId)
  if (old.userId !== context.actor.user_id) throw new ApiError('not_found')
  const partOne = await formerPartOne(context, old)
  return { fee: feeText(partOne.fee_cents), course: partOne.course_title, provider: partOne.issuer }
}
