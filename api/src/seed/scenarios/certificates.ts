import type { CallBody, Certificate, certificateCalls } from '@kursportal/shared/contract'
import { confirmParticipation } from '../../modules/certificates/confirm-participation.ts'
import { reissueCertificate } from '../../modules/certificates/reissue-certificate.ts'
import type { Context } from '../../platform/context.ts'

type Confirmation = Partial<CallBody<typeof certificateCalls.confirmParticipation>>

/** Lets somebody confirm a course they finished, as its form does; answers the certificate. */
export const addCertificate = (
  context: Context,
  { user_id, course_id, ...filledIn }: Confirmation & { user_id: string; course_id: string },
): Promise<Certificate> =>
  confirmParticipation(
    { ...context, actor: { user_id, is_admin: false, is_course_creator: false, session_hash: null } },
    { course_id, signature: { kind: 'typed', text: 'Unterschrift' }, ...filledIn },
  )

type Correction = CallBody<typeof certificateCalls.reissueCertificate> & {
  /** The admin who corrects it. */
  by: string
}

/** Lets an admin issue a certificate anew; answers the new one. */
export const addReissue = (context: Context, { by, ...correction }: Correction): Promise<Certificate> =>
  reissueCertificate(
    { ...context, actor: { user_id: by, is_admin: true, is_course_creator: false, session_hash: null } },
    correction,
  )
