import { createHash, randomBytes } from 'node:crypto'
import type { CertificateFacts, ReissueReason } from '@kursportal/shared/contract'
import { berlinDay, berlinYear, CERTIFICATE_NUMBER_BYTES, certificateNumber } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { signaturePicture } from '../images/signature-picture.ts'
import { readTerms } from '../learning/participation-terms.ts'
import { readSettings } from '../settings/read-settings.ts'
import { courseProvider } from './course-provider.ts'
import type { InsuredPart } from './insured-part.ts'
import { wordPartOne, type PartOne } from './part-one.ts'
import { printedCertificate } from './pdf/printed-certificate.ts'
import { typesetCertificate } from './pdf/typesetter.ts'

/** A certificate before it has a number, a day and a file. */
export type NewCertificate = {
  userId: string
  participationId: string | null
  courseId: string | null
  partOne: PartOne
  insured: InsuredPart & { birth_date: string }
  /** The one it is issued instead of. */
  replaces?: { id: string; number: string; reason: ReissueReason }
}

/** Where a certificate is checked by whoever has its number. */
export const checkUrlOf = ({ config }: Pick<Context, 'config'>, number: string): string =>
  `${config.publicUrl}/certificate/${number}`

/**
 * Numbers, words, sets and stores a certificate: everything it says, the file and its hash are kept as they are now.
 * @returns its id
 * @throws ApiError validation_failed when the drawn signature is no picture; unavailable
 */
export const storeCertificate = async (
  context: Context,
  { userId, participationId, courseId, partOne, insured, replaces }: NewCertificate,
): Promise<string> => {
  const { db, secrets, clock } = context
  const id = newId()
  const issuedAt = clock.now()
  const number = certificateNumber(berlinYear(issuedAt), randomBytes(CERTIFICATE_NUMBER_BYTES))
  const { subject, text, markdown, version } = await wordPartOne(context, partOne, {
    birthDate: insured.birth_date,
    number,
    courseId,
  })
  const facts: CertificateFacts = {
    ...partOne,
    title: subject,
    wording: text,
    issued_on: berlinDay(issuedAt),
    replaces: replaces?.number ?? null,
  }
  const { colors } = await readSettings(context)
  const file = await typesetCertificate(
    printedCertificate({
      number,
      checkUrl: checkUrlOf(context, number),
      accent: colors.primary,
      issuedAt,
      facts,
      markdown,
      insured,
      signaturePng: await signaturePicture(insured.signature),
      providerPng: await providerPicture(context, facts, { userId, participationId, courseId }),
    }),
  )
  await db
    .insertInto('certificates')
    .values({
      id,
      number,
      user_id: userId,
      participation_id: participationId,
      course_id: courseId,
      issued_at: issuedAt,
      replaces_id: replaces?.id ?? null,
      reissue_reason: replaces?.reason ?? null,
      template_version: version,
      facts: JSON.stringify(facts),
      insured_encrypted: secrets.encrypt(JSON.stringify(insured)),
      file_encrypted: secrets.encryptBytes(file),
      file_bytes: file.length,
      file_sha256: createHash('sha256').update(file).digest('hex'),
    })
    .execute()
  return id
}

/** The provider's drawn signature, as long as whom the certificate names is still the one who signs. */
const providerPicture = async (
  context: Context,
  { provider }: CertificateFacts,
  { userId, ...of }: Pick<NewCertificate, 'userId' | 'participationId' | 'courseId'>,
): Promise<Buffer | null> => {
  const { society_id } = await readTerms(context, userId, of)
  const current = await courseProvider(context, society_id)
  return current?.signature && current.signatory === provider?.signatory
    ? signaturePicture(current.signature)
    : null
}
