import { isDeepStrictEqual } from 'node:util'
import type { CallBody, Certificate, certificateCalls, ReissueReason } from '@kursportal/shared/contract'
import { DAY_MS } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { sendTemplate } from '../templates/render-template.ts'
import { certificateHistory } from './certificate-history.ts'
import { presentCertificate } from './certificates.views.ts'
import { confirmedPerson } from './confirmed-person.ts'
import { signedPart } from './issue-certificate.ts'
import {
  formerPartOne,
  lockCertificate,
  partOneOfNow,
  type Parts,
  type Renewable,
} from './renewable-certificate.ts'
import { storeCertificate } from './store-certificate.ts'

/** How often, and for how long after the first one, somebody corrects their own certificate without an admin. */
const OWN_LIMITS = { times: 3, days: 366 }
/**
 * Issues a certificate anew: `person` takes name and part two from the own data as they are now, `course` part one from
 * course and provider, with the fee that is named. What was not wrong stays as it was said. The old one stays, and is replaced.
 * @throws ApiError not_found; certificate_replaced, certificate_unchanged, reissue_not_possible; validation_failed
 * naming what is missing in the own data, insurance_not_found, too_young; declarations_changed when what the person read
 * is worded otherwise by now
 */
export const reissueCertificate = async (
  context: ActorContext,
  {
    certificate_id,
    reason,
    declarations_version,
    fee_cents,
  }: CallBody<typeof certificateCalls.reissueCertificate>,
): Promise<Certificate> => {
  const { actor } = context
  const old = await lockCertificate(context, certificate_id)
  const byAdmin = actor.user_id !== old.userId
  if (!actor.is_admin) await refuseBeyondLimits(context, certificate_id, reason)
  const renewed =
    reason === 'course'
      ? { partOne: await partOneOfNow(context, old, fee_cents), insured: old.insured }
      : await withPersonOfNow(context, old, { byAdmin, read: declarations_version })
  if (same(renewed, old)) throw new ApiError('certificate_unchanged')
  const id = await storeCertificate(context, {
    userId: old.userId,
    participationId: old.participationId,
    courseId: old.courseId,
    ...renewed,
    replaces: { id: certificate_id, number: old.number, reason },
  })
  const issued = await presentCertificate(context, id)
  if (byAdmin) {
    await noteAdminAction(context, {
      action: 'certificate_reissued',
      userId: old.userId,
      subject: old.number,
      details: { reason },
    })
    await tellPerson(context, old, { issued, reason })
  }
  return issued
}

/** What was corrected, in the words of the mail. */
const corrected = { person: 'deine persönlichen Angaben', course: 'Angaben zum Kurs oder zum Anbieter' }

const tellPerson = async (
  context: ActorContext,
  { userId, number: former }: Renewable,
  { issued, reason }: { issued: Certificate; reason: ReissueReason },
): Promise<void> => {
  const { email, first_name } = await context.db
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await sendTemplate(context, 'certificate-reissued', email, {
    first_name,
    course: issued.course_title,
    wrong: corrected[reason],
    number: issued.number,
    former,
    link: `${context.config.publicUrl}/certificates/${issued.id}`,
  })
}

/** @throws ApiError reissue_not_possible */
const refuseBeyondLimits = async (
  { db, clock }: ActorContext,
  certificateId: string,
  reason: string,
): Promise<void> => {
  const history = await certificateHistory({ db }, certificateId)
  const first = new Date(history.at(-1)?.issued_at ?? 0).getTime()
  const tooLate = clock.now().getTime() - first > OWN_LIMITS.days * DAY_MS
  if (reason !== 'person' || history.length > OWN_LIMITS.times || tooLate)
    throw new ApiError('reissue_not_possible')
}

/** An admin changes what is said of somebody, not what they signed, nor when. */
const withPersonOfNow = async (
  context: ActorContext,
  old: Renewable,
  { byAdmin, read }: { byAdmin: boolean; read: string | undefined },
): Promise<Parts> => {
  const row = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', old.userId)
    .executeTakeFirstOrThrow()
  const person = await confirmedPerson(context, row)
  const partOne = { ...(await formerPartOne(context, old)), name: person.name }
  const signed = await signedPart(context, person, partOne, byAdmin ? undefined : read)
  const { signature, declarations, privacy, signed_on } = old.insured
  return {
    partOne,
    insured: byAdmin ? { ...signed, signature, declarations, privacy, signed_on } : signed,
  }
}

/** Whether two certificates say the same, whenever and in whatever words they were signed. */
const same = (one: Parts, other: Parts): boolean => isDeepStrictEqual(saidBy(one), saidBy(other))

const saidBy = ({ partOne, insured }: Parts): object => {
  const { declarations: _own, privacy: _privacy, signature: _signature, ...dated } = insured
  const { signed_on: _day, insurance_id: _id, ...said } = dated
  return { partOne, said }
}
