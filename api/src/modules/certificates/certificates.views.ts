import { sql } from 'kysely'
import type {
  CallAnswer,
  CallQuery,
  Certificate,
  CertificateCheck,
  CertificateFacts,
  CertificateSummary,
  certificateCalls,
} from '@kursportal/shared/contract'
import { berlinDay, maskIban, normalizeCertificateNumber } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { certificateHistory } from './certificate-history.ts'
import { handingIn } from './handing-in.ts'
import { insuredPart } from './insured-part.ts'
import { checkUrlOf } from './store-certificate.ts'

type SummaryRow = {
  id: string
  number: string
  course_id: string | null
  participation_id: string | null
  facts: CertificateFacts | null
  issued_at: Date
  file_bytes: number
  replaced_by: string | null
}

const summaryColumns = [
  'id',
  'number',
  'course_id',
  'participation_id',
  'facts',
  'issued_at',
  'file_bytes',
] as const

/** Number of the certificate that was issued in place of the one at hand. */
const replacedBy = sql<string | null>`(
  select newer.number from certificates as newer where newer.replaces_id = certificates.id)`.as('replaced_by')

/** What certificates from before the form do not say, and the oldest not even who provided the course. */
const unsaid = {
  form: null,
  replaces: null,
  held_in_person: null,
  prevention_principle: null,
  course_number: null,
  fee_cents: null,
  declarations: [],
  provider: null,
}

/** Facts as they are told, whenever the certificate was issued. */
export const wholeFacts = (facts: CertificateFacts): CertificateFacts => ({ ...unsaid, ...facts })

/** Only those of deleted accounts have no facts, and nobody sees them any more. */
const factsOf = ({ facts }: Pick<SummaryRow, 'facts'>): CertificateFacts => {
  if (!facts) throw new ApiError('not_found')
  return wholeFacts(facts)
}

const presentSummary = (row: SummaryRow): CertificateSummary => {
  const { course_title, name, from, to, fee_cents } = factsOf(row)
  return {
    id: row.id,
    number: row.number,
    course_id: row.course_id,
    course_title,
    participation_id: row.participation_id,
    name,
    from,
    to,
    issued_at: row.issued_at.toISOString(),
    fee_cents,
    bytes: row.file_bytes,
    replaced_by: row.replaced_by,
  }
}

/** The certificates of a person, newest first. @throws ApiError not_found for somebody else’s, unless an admin asks */
export const listCertificates = async (
  { db, actor }: ActorContext,
  query: CallQuery<typeof certificateCalls.listCertificates>,
): Promise<CallAnswer<typeof certificateCalls.listCertificates>> => {
  const userId = query['user-id'] ?? actor.user_id
  if (userId !== actor.user_id && !actor.is_admin) throw new ApiError('not_found')
  const courseId = query['course-id']
  let found = db.selectFrom('certificates').where('user_id', '=', userId)
  if (courseId) found = found.where('course_id', '=', courseId)
  const { rows, total } = await pageOf(
    found.select(summaryColumns).select(replacedBy).orderBy('issued_at', 'desc').orderBy('id'),
    found,
    query,
  )
  return { items: rows.map(presentSummary), total }
}

/** A certificate of the person themselves, or any for an admin; none for anybody else. */
export const visibleCertificate = ({ db, actor }: ActorContext, certificateId: string) => {
  const found = db.selectFrom('certificates').where('id', '=', certificateId).where('facts', 'is not', null)
  return actor.is_admin ? found : found.where('user_id', '=', actor.user_id)
}

/** Everything a certificate says. @throws ApiError not_found */
export const presentCertificate = async (
  context: ActorContext,
  certificateId: string,
): Promise<Certificate> => {
  const row = await visibleCertificate(context, certificateId)
    .select([...summaryColumns, replacedBy, 'insured_encrypted', 'file_sha256'])
    .executeTakeFirst()
  if (!row?.insured_encrypted) throw new ApiError('not_found')
  const insured = insuredPart.parse(
    JSON.parse(context.secrets.decrypt(Buffer.from(row.insured_encrypted))) as unknown,
  )
  const { iban, signature, birth_date, insurance_id, privacy: _privacy, signed_on: _day, ...shown } = insured
  const facts = factsOf(row)
  const born = birth_date ?? facts.birth_date
  if (born === null) throw new Error(`The certificate ${row.number} holds no birth date`)
  return {
    ...presentSummary(row),
    facts,
    insured: { ...shown, birth_date: born, iban_masked: iban && maskIban(iban), signature: signature.kind },
    hand_in: await handingIn(context, insurance_id, insured.insurance),
    history: await certificateHistory(context, row.id),
    sha256: row.file_sha256,
    check_url: checkUrlOf(context, row.number),
  }
}

/** The file as it was issued. @throws ApiError not_found */
export const readCertificateFile = async (
  context: ActorContext,
  certificateId: string,
): Promise<{ number: string; file: Buffer }> => {
  const row = await visibleCertificate(context, certificateId)
    .select(['number', 'file_encrypted'])
    .executeTakeFirst()
  if (!row?.file_encrypted) throw new ApiError('not_found')
  return { number: row.number, file: context.secrets.decryptBytes(Buffer.from(row.file_encrypted)) }
}

/** What anybody who has the number may know: page one, never page two. @throws ApiError not_found */
export const checkCertificate = async (
  { db }: Pick<Context, 'db'>,
  typed: string,
): Promise<CertificateCheck> => {
  const number = normalizeCertificateNumber(typed)
  const row =
    number &&
    (await db
      .selectFrom('certificates')
      .select(['number', 'issued_at', 'facts', 'file_sha256', replacedBy])
      .where('number', '=', number)
      .executeTakeFirst())
  if (!row) throw new ApiError('not_found')
  return {
    number: row.number,
    issued_on: berlinDay(row.issued_at),
    sha256: row.file_sha256,
    replaced_by: row.replaced_by,
    facts: row.facts && wholeFacts(row.facts),
  }
}
