import { isDeepStrictEqual } from 'node:util'
import type { CallBody, Certificate, CertificateFacts, certificateCalls } from '@kursportal/shared/contract'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteAdminAction } from '../audit-log/note-admin-action.ts'
import { readProvider } from '../settings/provider.ts'
import { certificateHistory } from './certificate-history.ts'
import { presentCertificate, visibleCertificate, wholeFacts } from './certificates.views.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import { confirmedPerson } from './confirmed-person.ts'
import { insuredPart, type InsuredPart } from './insured-part.ts'
import { signedPart } from './issue-certificate.ts'
import { statePartOne, type PartOne } from './part-one.ts'
import { storeCertificate } from './store-certificate.ts'

/** How often, and for how long after the first one, somebody corrects their own certificate without an admin. */
const OWN_LIMITS = { times: 3, days: 366 }
const DAY_MS = 86_400_000

/**
 * Issues a certificate anew: `person` takes name and part two from the own data as they are now, `course` part one from
 * course and provider. What was not wrong stays as it was said. The old one stays, and is replaced.
 * @throws ApiError not_found; certificate_replaced, certificate_unchanged, reissue_not_possible; validation_failed
 * naming what is missing in the own data, insurance_not_found, too_young
 */
export const reissueCertificate = async (
  context: ActorContext,
  { certificate_id, reason }: CallBody<typeof certificateCalls.reissueCertificate>,
): Promise<Certificate> => {
  const { actor } = context
  const old = await lockCertificate(context, certificate_id)
  const byAdmin = actor.user_id !== old.userId
  if (!actor.is_admin) await refuseBeyondLimits(context, certificate_id, reason)
  const renewed =
    reason === 'course' ? await withCourseOfNow(context, old) : await withPersonOfNow(context, old, byAdmin)
  if (same(renewed, old)) throw new ApiError('certificate_unchanged')
  const id = await storeCertificate(context, {
    userId: old.userId,
    participationId: old.participationId,
    courseId: old.courseId,
    ...renewed,
    replaces: { id: certificate_id, number: old.number, reason },
  })
  if (byAdmin)
    await noteAdminAction(context, {
      action: 'certificate_reissued',
      userId: old.userId,
      subject: old.number,
      details: { reason },
    })
  return presentCertificate(context, id)
}

type Parts = { partOne: PartOne; insured: InsuredPart & { birth_date: string } }
type Old = Parts & {
  number: string
  userId: string
  participationId: string | null
  courseId: string | null
  facts: CertificateFacts
}

/** @throws ApiError not_found, certificate_replaced */
const lockCertificate = async (context: ActorContext, certificateId: string): Promise<Old> => {
  const { db, secrets } = context
  const row = await visibleCertificate(context, certificateId)
    .select(['number', 'user_id', 'participation_id', 'course_id', 'facts', 'insured_encrypted'])
    .forUpdate()
    .executeTakeFirst()
  if (!row?.facts || !row.insured_encrypted || row.user_id === null) throw new ApiError('not_found')
  const newer = await db
    .selectFrom('certificates')
    .select('id')
    .where('replaces_id', '=', certificateId)
    .executeTakeFirst()
  if (newer) throw new ApiError('certificate_replaced')
  const facts = wholeFacts(row.facts)
  const insured = insuredPart.parse(
    JSON.parse(secrets.decrypt(Buffer.from(row.insured_encrypted))) as unknown,
  )
  const { title: _title, wording: _wording, issued_on, replaces: _replaces, ...partOne } = facts
  return {
    number: row.number,
    userId: row.user_id,
    participationId: row.participation_id,
    courseId: row.course_id,
    facts,
    partOne: { ...partOne, birth_date: null },
    insured: {
      ...insured,
      birth_date: insured.birth_date ?? facts.birth_date ?? '',
      signed_on: insured.signed_on ?? issued_on,
    },
  }
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

/** @throws ApiError reissue_not_possible where the participation is gone */
const withCourseOfNow = async (context: ActorContext, old: Old): Promise<Parts> => {
  const participation = await participationOf(context, old.participationId)
  const provider = await readProvider(context)
  const { userId, partOne, insured } = old
  return {
    partOne: await statePartOne(context, { userId, participation, name: partOne.name, provider }),
    insured,
  }
}

/** An admin changes what is said of somebody, not what they signed, nor when. */
const withPersonOfNow = async (context: ActorContext, old: Old, byAdmin: boolean): Promise<Parts> => {
  const row = await context.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', old.userId)
    .executeTakeFirstOrThrow()
  const person = await confirmedPerson(context, row)
  const formerly = old.facts.form === null ? (await withCourseOfNow(context, old)).partOne : old.partOne
  const partOne = { ...formerly, name: person.name }
  const signed = await signedPart(context, person, partOne)
  const { signature, declarations, privacy, signed_on } = old.insured
  return {
    partOne,
    insured: byAdmin ? { ...signed, signature, declarations, privacy, signed_on } : signed,
  }
}

const participationOf = async (
  { db }: ActorContext,
  participationId: string | null,
): Promise<FinishedParticipation> => {
  const found = participationId
    ? await db
        .selectFrom('participations')
        .select(['id', 'course_id', 'started_at', 'finished_at', 'attended', 'attended_of'])
        .where('id', '=', participationId)
        .executeTakeFirst()
    : undefined
  if (!found?.finished_at) throw new ApiError('reissue_not_possible')
  return { ...found, finished_at: found.finished_at, certificate_id: null }
}

/** Whether two certificates say the same, whenever and in whatever words they were signed. */
const same = (one: Parts, other: Parts): boolean => isDeepStrictEqual(saidBy(one), saidBy(other))

const saidBy = ({ partOne, insured }: Parts): object => {
  const { declarations: _own, privacy: _privacy, signature: _signature, ...dated } = insured
  const { signed_on: _day, insurance_id: _id, ...said } = dated
  return { partOne, said }
}
