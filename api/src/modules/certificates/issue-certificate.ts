import { createHash, randomBytes } from 'node:crypto'
import type { CertificateFacts } from '@kursportal/shared/contract'
import {
  berlinDay,
  berlinYear,
  CERTIFICATE_NUMBER_BYTES,
  certificateNumber,
  dayForInput,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { readSettings } from '../settings/settings.store.ts'
import { fillTemplate } from '../templates/render-template.ts'
import { attendedUnits } from './attended-units.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import type { ConfirmedData } from './confirmed-person.ts'
import { printedCertificate } from './pdf/printed-certificate.ts'
import { signaturePicture } from './signature-picture.ts'

/** Where a certificate is checked by whoever has its number. */
export const checkUrlOf = ({ config }: Pick<Context, 'config'>, number: string): string =>
  `${config.publicUrl}/certificate/${number}`

/**
 * Issues the certificate of a participation: everything it says, the file and its hash are stored as they are now.
 * @returns its id
 * @throws ApiError validation_failed when the drawn signature is no picture
 */
export const issueCertificate = async (
  context: Context,
  userId: string,
  participation: FinishedParticipation,
  person: ConfirmedData,
): Promise<string> => {
  const { db, secrets, clock } = context
  const id = newId()
  const issuedAt = clock.now()
  const number = certificateNumber(berlinYear(issuedAt), randomBytes(CERTIFICATE_NUMBER_BYTES))
  const { insured } = person
  const signaturePng = await signaturePicture(insured.signature)
  const { facts, markdown, version, accent } = await sayEverything(
    context,
    participation,
    person,
    number,
    issuedAt,
  )
  const checkUrl = checkUrlOf(context, number)
  // Fonts and typesetter are opened with the first certificate, not with the server.
  const { renderCertificate } = await import('./pdf/render-certificate.ts')
  const file = renderCertificate(
    printedCertificate({ number, checkUrl, accent, issuedAt, facts, markdown, insured, signaturePng }),
  )
  await db
    .insertInto('certificates')
    .values({
      id,
      number,
      user_id: userId,
      participation_id: participation.id,
      course_id: participation.course_id,
      issued_at: issuedAt,
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

/** What page one says, with the wording an admin gave it. */
const sayEverything = async (
  context: Context,
  participation: FinishedParticipation,
  person: ConfirmedData,
  number: string,
  issuedAt: Date,
) => {
  const course = await context.db
    .selectFrom('courses')
    .select(['title', 'instructor_name', 'instructor_qualification'])
    .where('id', '=', participation.course_id)
    .executeTakeFirstOrThrow()
  const units = await attendedUnits(context, participation.id)
  const { name: issuer, colors } = await readSettings(context)
  const said = {
    name: person.name,
    birth_date: person.birth_date,
    course_title: course.title,
    from: berlinDay(participation.started_at),
    to: berlinDay(participation.finished_at),
    instructor_name: course.instructor_name,
    instructor_qualification: course.instructor_qualification,
    units_attended: units.count,
    units_offered: units.count,
    unit_minutes: units.minutes,
    place: person.insured.city,
    issued_on: berlinDay(issuedAt),
    issuer,
  }
  const { subject, markdown, text, version } = await fillTemplate(context, 'certificate', {
    name: said.name,
    birth_date: dayForInput(said.birth_date),
    course: said.course_title,
    from: dayForInput(said.from),
    to: dayForInput(said.to),
    instructor: said.instructor_name,
    qualification: said.instructor_qualification,
    units_attended: String(said.units_attended),
    units_offered: String(said.units_offered),
    unit_minutes: String(said.unit_minutes),
    number,
  })
  const facts: CertificateFacts = { ...said, title: subject, wording: text }
  return { facts, markdown, version, accent: colors.primary }
}
