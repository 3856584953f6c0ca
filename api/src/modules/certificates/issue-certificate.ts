import type { Context } from '../../platform/context.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import type { ConfirmedData } from './confirmed-person.ts'
import { courseProvider } from './course-provider.ts'
import { signedDeclarations } from './declarations.ts'
import { feeText } from './fee-paid.ts'
import type { InsuredPart } from './insured-part.ts'
import { statePartOne, type PartOne } from './part-one.ts'
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
  const provider = await courseProvider(context, userId, participation.course_id)
  const partOne = await statePartOne(context, { userId, participation, name: person.name, provider })
  return storeCertificate(context, {
    userId,
    participationId: participation.id,
    courseId: participation.course_id,
    partOne,
    insured: await signedPart(context, person, partOne, readVersion),
  })
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
