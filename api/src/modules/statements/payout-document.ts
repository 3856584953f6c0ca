import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { once } from '@kursportal/shared/domain'
import { contextOn, type ActorContext, type Context, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { noteRead } from '../audit-log/note-read.ts'
import { typesetPaper } from '../certificates/pdf/typesetter.ts'
import { openContent, type DocumentContent } from '../money/documents/document-content.ts'
import { readSettings } from '../settings/read-settings.ts'
import { requireLedSociety } from '../societies/societies.policy.ts'
import { documentWords } from './document-words.rules.ts'
import { crossIndustryInvoice, isInvoice } from './electronic-invoice.ts'
import { withFacturXMetadata } from './factur-x-metadata.ts'

const source = once(() => readFile(new URL('document.typ', import.meta.url), 'utf8'))

/**
 * A document of a payout as it was issued: the same bytes each time. Where the job that sets it has not come to it yet,
 * it is set now.
 * Its payee reads it whatever became of the society.
 * @throws ApiError not_found, also for one that was kept for its period; unavailable
 */
export const readPayoutDocument = async (
  context: ActorContext,
  documentId: string,
): Promise<{ name: string; file: Buffer }> => {
  const row = await rowOf(context, documentId)
  if (!row) throw new ApiError('not_found')
  const isPayee = row.declared_by === context.actor.user_id
  if (!isPayee) await requireLedSociety(context, context.actor, row.society_id, { removedToo: true })
  if (row.declared_by && !isPayee)
    await noteRead(context, { action: 'payee_viewed', userId: row.declared_by, subject: row.number })
  if (!row.file_encrypted) await setDocumentFile(context, documentId)
  const stored = row.file_encrypted ? row : await rowOf(context, documentId)
  if (!stored?.file_encrypted) throw new ApiError('not_found')
  const file = context.secrets.decryptBytes(Buffer.from(stored.file_encrypted))
  return { name: `${row.number}.pdf`, file }
}

/** Sets the file of a document and keeps it with its hash; nothing where there is one, or where its content is gone. */
const setDocumentFile = async (
  context: Pick<Context, 'db' | 'secrets'>,
  documentId: string,
): Promise<void> => {
  const row = await rowOf(context, documentId)
  if (!row?.content_encrypted || row.file_encrypted) return
  const file = await typeset(context, openContent(context, row.content_encrypted), row.issued_at)
  await context.db
    .updateTable('payout_documents')
    .set({
      file_encrypted: context.secrets.encryptBytes(file),
      file_sha256: createHash('sha256').update(file).digest('hex'),
    })
    .where('id', '=', documentId)
    // Who was faster has stored the same; the first stays.
    .where('file_encrypted', 'is', null)
    .execute()
}

const typeset = async (
  context: Pick<Context, 'db'>,
  content: DocumentContent,
  made_at: Date,
): Promise<Buffer> => {
  const { colors } = await readSettings(context)
  const [year, month, day] = content.issued_on.split('-').map(Number)
  const words = documentWords(content)
  const invoice = content.electronic && isInvoice(content) ? crossIndustryInvoice(content) : undefined
  const file = await typesetPaper({
    source: await source(),
    content: {
      ...words,
      number: content.number,
      electronic: invoice !== undefined,
      provider: content.issuer.name,
      issued: { year, month, day },
      accent: colors.primary,
    },
    made_at,
    ...(invoice !== undefined && { invoice }),
  })
  return invoice === undefined ? file : withFacturXMetadata(file)
}

const rowOf = ({ db }: Pick<Context, 'db'>, id: string) =>
  db
    .selectFrom('payout_documents')
    .innerJoin('payee_declarations', 'payee_declarations.id', 'payout_documents.declaration_id')
    .select(['payout_documents.society_id', 'number', 'content_encrypted', 'file_encrypted', 'issued_at'])
    .select('declared_by')
    .where('payout_documents.id', '=', id)
    .executeTakeFirst()

/** Sets the files of documents that were issued. */
export const registerStatementJobs = async (services: Services): Promise<void> => {
  await services.jobs.work({
    name: 'statements.set-document',
    concurrency: 1,
    retries: 5,
    lostAfterSeconds: 60,
    run: ({ document_id }) => setDocumentFile(contextOn(services, services.database.db), document_id),
  })
}
