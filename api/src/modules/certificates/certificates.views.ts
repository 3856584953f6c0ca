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
import { insuredPart } from './insured-part.ts'
import { checkUrlOf } from './issue-certificate.ts'

type SummaryRow = {
  id: string
  number: string
  course_id: string | null
  participation_id: string | null
  facts: CertificateFacts | null
  issued_at: Date
  file_bytes: number
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

/** Only those of deleted accounts have no facts, and nobody sees them any more. */
const factsOf = ({ facts }: Pick<SummaryRow, 'facts'>): CertificateFacts => {
  if (!facts) throw new ApiError('not_found')
  return facts
}

const presentSummary = (row: SummaryRow): CertificateSummary => {
  const { course_title, name, from, to } = factsOf(row)
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
    bytes: row.file_bytes,
  }
}

/** The certificates of a person, newest first. @throws ApiError not_found for somebody else’s, unless an admin asks */
export const listCertificates = async (
  { db, actor }: ActorContext,
  query: CallQuery<typeof certificateCalls.listCertificates>,
): Promise<CallAnswer<typeof certificateCalls.listCertificates>> => {
  const userId = query['user-id']?.toLowerCase() ?? actor.user_id
  if (userId !== actor.user_id && !actor.is_admin) throw new ApiError('not_found')
  const courseId = query['course-id']
  let found = db.selectFrom('certificates').where('user_id', '=', userId)
  if (courseId) found = found.where('course_id', '=', courseId)
  const { rows, total } = await pageOf(
    found.select(summaryColumns).orderBy('issued_at', 'desc').orderBy('id'),
    found,
    query,
  )
  return { items: rows.map(presentSummary), total }
}

/** A certificate of the person themselves, or any for an admin. @throws ApiError not_found */
const visibleCertificate = ({ db, actor }: ActorContext, certificateId: string) => {
  const found = db.selectFrom('certificates').where('id', '=', certificateId).where('facts', 'is not', null)
  return actor.is_admin ? found : found.where('user_id', '=', actor.user_id)
}

/** Everything a certificate says. @throws ApiError not_found */
export const presentCertificate = async (
  context: ActorContext,
  certificateId: string,
): Promise<Certificate> => {
  const row = await visibleCertificate(context, certificateId)
    .select([...summaryColumns, 'insured_encrypted', 'file_sha256'])
    .executeTakeFirst()
  if (!row?.insured_encrypted) throw new ApiError('not_found')
  const insured = insuredPart.parse(
    JSON.parse(context.secrets.decrypt(Buffer.from(row.insured_encrypted))) as unknown,
  )
  const { iban, signature, ...shown } = insured
  return {
    ...presentSummary(row),
    facts: factsOf(row),
    insured: { ...shown, iban_masked: iban && maskIban(iban), signature: signature.kind },
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
      .select(['number', 'issued_at', 'facts', 'file_sha256'])
      .where('number', '=', number)
      .executeTakeFirst())
  if (!row) throw new ApiError('not_found')
  return {
    number: row.number,
    issued_on: berlinDay(row.issued_at),
    sha256: row.file_sha256,
    facts: row.facts,
  }
}
