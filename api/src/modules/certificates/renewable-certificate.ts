import type { CertificateFacts } from '@kursportal/shared/contract'
import { pick } from '@kursportal/shared/domain'
import type { ActorContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readTerms } from '../learning/participation-terms.ts'
import { visibleCertificate, wholeFacts } from './certificates.views.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import { sameProvider } from './course-provider.ts'
import { insuredPart, type InsuredPart } from './insured-part.ts'
import { offerOf, statePartOne, type Offer, type PartOne } from './part-one.ts'

/** What a certificate says, in its two parts. */
export type Parts = { partOne: PartOne; insured: InsuredPart & { birth_date: string } }

/** A certificate that may be issued anew. */
export type Renewable = Parts & {
  number: string
  userId: string
  participationId: string | null
  courseId: string | null
  facts: CertificateFacts
}

/** The certificate to be replaced, locked. @throws ApiError not_found, certificate_replaced */
export const lockCertificate = async (context: ActorContext, certificateId: string): Promise<Renewable> => {
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

/**
 * Part one as the course says it now, and its provider of itself. Who offered it and for how much stays as it was said.
 * @param fee in cents, where what was said of it is wrong; null states none
 * @throws ApiError reissue_not_possible where the participation is gone
 */
export const partOneOfNow = async (
  context: ActorContext,
  old: Renewable,
  fee?: number | null,
): Promise<PartOne> => {
  const participation = await participationOf(context, old.participationId)
  const same = await sameOffer(context, old)
  const offer = fee === undefined ? same : { ...same, fee_cents: fee }
  return statePartOne(context, { participation, name: old.partOne.name, offer })
}

/**
 * What was said of it before, with what its provider says of itself now. Only what was not said is filled in. Where it
 * was not kept who the provider was, it is known by its name.
 */
const sameOffer = async (
  context: ActorContext,
  { userId, participationId, courseId, partOne }: Renewable,
): Promise<Offer> => {
  const terms = await readTerms(context, userId, { participationId, courseId })
  const found = await sameProvider(context, terms.society_id)
  const isSame = terms.kept || partOne.provider === null || found?.name === partOne.issuer
  const fee = partOne.fee_cents ?? terms.fee_cents
  if (found && isSame) return offerOf(context, found, fee)
  return { ...pick(partOne, ['place', 'issuer', 'provider']), fee_cents: fee }
}

/** Part one where only the person was wrong: as it was, or in the form where it has none yet. */
export const formerPartOne = async (context: ActorContext, old: Renewable): Promise<PartOne> =>
  old.facts.form === null ? partOneOfNow(context, old) : old.partOne

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
