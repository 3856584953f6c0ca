import { sql } from 'kysely'
import { berlinDay, berlinYear, documentNumber, vatTreatment, vatWithin } from '@kursportal/shared/domain'
import type { ActorContext, Context } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { newId } from '../../../platform/ids.ts'
import { countPayoutFinishes } from '../year-finishes.ts'
import { currentDeclaration } from './declarations.ts'
import { openContent, sealContent, type DocumentContent, type Party } from './document-content.ts'
import { readIssuer, type Issuer } from './issuer.ts'

/** Who issues it; the platform itself where there is no actor. */
type Issuing = Context & { actor?: ActorContext['actor'] }

/** The payout a document is for. */
export type DocumentedRequest = { id: string; society_id: string; year: number; amount: number }

/** What a document of a society would lack. */
export type DocumentLack = 'issuer' | 'issuer_vat_id' | 'declaration'

/** What the documents of a society lack, once documents are issued at all. */
export const documentLacks = async (
  context: Pick<Context, 'db' | 'secrets'>,
  societyId: string,
): Promise<DocumentLack[]> => {
  const issuer = await readIssuer(context)
  if (!issuer) return []
  const declared = await currentDeclaration(context, societyId)
  if (!declared) return ['declaration']
  // Both numbers stand on a document whose VAT the operator owes (UStG, section 14a).
  return declared.status === 'eu' && issuer.vat_id === '' ? ['issuer_vat_id'] : []
}

/**
 * Issues the document of a payout that is booked in this transaction, its society locked: by what is declared now.
 * Nothing where documents are not issued, or where the payout has one, as after a return.
 * @throws ApiError payout_data_missing with what it lacks
 */
export const issueForPayout = async (context: ActorContext, request: DocumentedRequest): Promise<void> => {
  const issuer = await readIssuer(context)
  if (!issuer || (await liveDocument(context, request.id))) return
  await issueDocument(context, request, issuer)
}

/** The document of a payout that is not cancelled; undefined for none. */
export const liveDocument = async ({ db }: Pick<Context, 'db'>, requestId: string) =>
  db
    .selectFrom('payout_documents')
    .select('id')
    .where('request_id', '=', requestId)
    .where('kind', '!=', 'cancellation')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payout_documents as back')
            .select('back.id')
            .whereRef('back.cancels', '=', 'payout_documents.id'),
        ),
      ),
    )
    .executeTakeFirst()

/** Issues one; the society is locked. Answers its id. @throws ApiError payout_data_missing */
export const issueDocument = async (
  context: ActorContext,
  request: DocumentedRequest,
  issuer: Issuer,
): Promise<string> => {
  const missing = await documentLacks(context, request.society_id)
  const declared = await currentDeclaration(context, request.society_id)
  if (missing.length > 0 || !declared) throw new ApiError('payout_data_missing', { missing })
  const treatment = vatTreatment(declared)
  const { name: society } = await context.db
    .selectFrom('societies')
    .select('name')
    .where('id', '=', request.society_id)
    .executeTakeFirstOrThrow()
  return writeDocument(context, {
    request_id: request.id,
    society_id: request.society_id,
    declaration_id: declared.id,
    cancels: null,
    content: {
      kind: treatment === 'none' ? 'receipt' : 'credit_note',
      payee: declared.party,
      issuer: partyOf(issuer),
      status: declared.status,
      treatment,
      society,
      year: request.year,
      finishes: await countPayoutFinishes(context.db, request),
      earlier: await earlierDocuments(context, request),
      ...vatWithin(request.amount, treatment),
      cancels: null,
      reason: null,
      electronic: issuer.electronic && treatment !== 'none',
    },
  })
}

/** The documents that hold of a society and year, and of what was merged into it; the oldest first. */
const earlierDocuments = async (
  { db }: Pick<Context, 'db'>,
  { society_id, year }: DocumentedRequest,
): Promise<NonNullable<DocumentContent['earlier']>> => {
  const rows = await db
    .selectFrom('payout_documents as document')
    .innerJoin('payout_requests', 'payout_requests.id', 'document.request_id')
    .innerJoin('societies', 'societies.id', 'document.society_id')
    .leftJoin('payout_documents as back', 'back.cancels', 'document.id')
    .select(['document.number', 'document.kind', 'document.total'])
    .where((eb) => eb.or([eb('societies.id', '=', society_id), eb('merged_into', '=', society_id)]))
    .where('payout_requests.year', '=', year)
    .where('back.id', 'is', null)
    .orderBy('document.year')
    .orderBy('document.position')
    .execute()
  return rows.flatMap(({ kind, ...row }) => (kind === 'cancellation' ? [] : [{ ...row, kind }]))
}

/**
 * Cancels a document by one of its own number that says the opposite; the society is locked. Answers its id.
 * @throws ApiError document_settled when it is cancelled already, is itself a cancellation, or is no longer kept
 */
export const cancelIssued = async (context: Issuing, documentId: string, reason: string): Promise<string> => {
  const row = await context.db
    .selectFrom('payout_documents')
    .leftJoin('payout_documents as back', 'back.cancels', 'payout_documents.id')
    .select(['payout_documents.request_id', 'payout_documents.society_id', 'payout_documents.declaration_id'])
    .select(['payout_documents.content_encrypted', 'back.id as cancelled'])
    .where('payout_documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
  const before = row.content_encrypted && openContent(context, row.content_encrypted)
  if (row.cancelled || !before || before.kind === 'cancellation') throw new ApiError('document_settled')
  return writeDocument(context, {
    request_id: row.request_id,
    society_id: row.society_id,
    declaration_id: row.declaration_id,
    cancels: documentId,
    content: {
      ...before,
      kind: 'cancellation',
      net: -before.net,
      tax: 0 - before.tax,
      total: -before.total,
      cancels: { number: before.number, issued_on: before.issued_on, kind: before.kind },
      reason,
    },
  })
}

/** Cancels the document of a payout that is not to be paid after all, where it has one. */
export const cancelOfPayout = async (context: Issuing, requestId: string, reason: string): Promise<void> => {
  const live = await liveDocument(context, requestId)
  if (live) await cancelIssued(context, live.id, reason)
}

const partyOf = ({ name, street, zip, city, vat_id }: Issuer): Party => ({
  name,
  street,
  zip,
  city,
  country: 'DE',
  tax_number: '',
  vat_id,
})

type NewDocument = {
  request_id: string
  society_id: string
  declaration_id: string
  cancels: string | null
  content: Omit<DocumentContent, 'number' | 'issued_on'>
}

/** Takes the next number of the year and writes it all down; the file follows from that. */
const writeDocument = async (context: Issuing, { content: said, ...of }: NewDocument): Promise<string> => {
  const { db, clock, actor } = context
  const issued_at = clock.now()
  const year = berlinYear(issued_at)
  const position = await nextPosition(context, year)
  const id = newId()
  const number = documentNumber(year, position)
  const content: DocumentContent = { ...said, number, issued_on: berlinDay(issued_at) }
  await db
    .insertInto('payout_documents')
    .values({
      id,
      year,
      position,
      number,
      ...of,
      kind: content.kind,
      net: content.net,
      tax: content.tax,
      total: content.total,
      reason: content.reason,
      content_encrypted: sealContent(context, content),
      issued_at,
      issued_by: actor?.user_id ?? null,
    })
    .execute()
  await context.enqueue('statements.set-document', { document_id: id })
  return id
}

/** One number after the other: who issues next waits for this transaction, and gets its number should it be undone. */
const nextPosition = async ({ db }: Pick<Context, 'db'>, year: number): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('payout-documents'))`.execute(db)
  const { last } = await db
    .selectFrom('payout_documents')
    .where('year', '=', year)
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}
