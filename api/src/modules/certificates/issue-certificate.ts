import type { Context } from '../../platform/context.ts'
import { readTerms } from '../learning/participation-terms.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import type { ConfirmedData } from './confirmed-person.ts'
import { courseProvider } from './course-provider.ts'
import { signedDeclarations } from './declarations.ts'
import { feeText } from './fee-text.ts'
import type { InsuredPart } from './insured-part.ts'
import { offerOf, statePartOne, type Offer, type PartOne } from './part-one.ts'
import { storeCertificate } from './store-certificate.ts'

/**
 * Issues the certificate of a participation.
 * @param readVersion of the declarations that were read by who signs
 * @returns its id
 * @throws ApiError declarations_changed; validation_failed when the drawn signature is no picture; unavailable
 */
export const issueCertificate = async (
  context: Context,
  userId: string,
  participation: FinishedParticipation,
  person: ConfirmedData,
  readVersion?: string,
): Promise<string> => {
  const offer = await offerTo(context, userId, participation)
  const partOne = await statePartOne(context, { participation, name: person.name, offer })
  return storeCertificate(context, {
    userId,
    participationId: participation.id,
    courseId: participation.course_id,
    partOne,
    insured: await signedPart(context, person, partOne, readVersion),
  })
}

/** Who offered somebody a course that they finished, and for how much. */
export const offerTo = async (
  context: Context,
  userId: string,
  { id, course_id }: FinishedParticipation,
): Promise<Offer> => {
  const terms = await readTerms(context, userId, { participationId: id, courseId: course_id })
  return offerOf(context, await courseProvider(context, terms.society_id), terms.fee_cents)
}

/** Part two as somebody signs it now, with what they confirm by it. @throws ApiError declarations_changed */
export const signedPart = async (
  context: Context,
  { birth_date, insured }: ConfirmedData,
  partOne: PartOne,
  readVersion: string | undefined,
): Promise<InsuredPart & { birth_date: string }> => ({
  ...insured,
  birth_date,
  signed_on: null,
  ...(await signedDeclarations(
    context,
    {
      byParent: insured.parent_name !== null,
      forInsurance: insured.insurance !== null,
      fee: feeText(partOne.fee_cents),
      course: partOne.course_title,
      provider: partOne.issuer,
    },
    readVersion,
  )),
})
